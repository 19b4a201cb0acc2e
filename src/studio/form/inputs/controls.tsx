/** The control for one text. What it shows is what the file says. */
import type { KeyboardEvent } from 'react'
import type { FieldPath } from '../../../core/base/field-path.ts'
import { part } from '../../part.tsx'
import { siteNow } from '../../session/site.ts'
import { sourceNow } from '../../source/source.ts'
import { labelFor, say } from '../../words.ts'
import type { Control } from '../fields.ts'
import { groupedLike } from './amount.ts'
import { Choice } from './choice.tsx'
import { DateInput, fitsDateInput } from './date-input.tsx'
import { languageOfTexts } from './language-of-texts.ts'
import { LongText, MarkdownText } from './long-text.tsx'
import { momentOf, writtenMoment, zoneOf } from './moment.ts'
import { NAMES_LISTS } from './names.tsx'
import { pasteNumbers } from './number-paste.ts'
import { PickButton } from './pick-button.tsx'

/** Only the settings of the site have colours. */
const ColourPick = part(async () => ({ default: (await import('./colour-pick.tsx')).ColourPick }))

export type ControlProps = {
  readonly id: string
  readonly path: FieldPath
  readonly label: string
  readonly control: Control
  readonly value: string
  readonly isInvalid: boolean
  readonly describedBy: string
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  readonly onChange: (value: string) => void
}

export function TextControl(props: ControlProps) {
  const { control, isReadOnly, onChange } = props
  const common = commonOf(props)
  switch (control.kind) {
    case 'long':
      return <MarkdownText {...common} label={props.label} rows={3} onChange={onChange} />
    case 'line':
      return (
        <LongText
          {...common}
          rows={1}
          {...groupedAsBefore(props, OF_AMOUNT)}
          placeholder={control.example}
          onChange={(text) => onChange(text.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )
    case 'choice':
      return (
        <Choice
          {...common}
          words={control.options.map((option) => [option, labelFor(option)])}
          onChange={onChange}
        />
      )
    case 'flag':
      return <Choice {...common} words={FLAG()} onChange={onChange} />
    case 'amount':
      return <Amount {...props} />
    case 'moment':
      return <MomentInput {...props} />
    case 'colour':
      return <Colour {...props} />
    case 'name':
      return (
        <>
          <div className="beside">
            <PlainInput {...props} list={NAMES_LISTS.get(control.names)} />
            <PickButton {...props} names={control.names} isReadOnly={isReadOnly} />
          </div>
          {control.names === 'framed' && <FramedPage value={props.value} />}
        </>
      )
    default:
      return <PlainInput {...props} />
  }
}

/** A frame may show another page of the site. What is in it is changed there. */
function FramedPage({ value }: Pick<ControlProps, 'value'>) {
  if (siteNow()?.titles.has(value) !== true) return null
  return <a href={sourceNow().addressOf(value)}>{say('openFile', { file: value })}</a>
}

const FLAG = () =>
  [
    ['true', say('yes')],
    ['false', say('no')],
  ] as const

const commonOf = ({ id, value, isInvalid, describedBy, isReadOnly }: ControlProps) => ({
  id,
  value,
  'aria-invalid': isInvalid || undefined,
  'aria-describedby': describedBy,
  disabled: isReadOnly,
  lang: languageOfTexts(),
})

function PlainInput(props: ControlProps & { readonly list?: string | undefined }) {
  const { control, path, value, list, onChange } = props
  const isOfNumbers = control.kind === 'number' && typeof path.at(-1) === 'number'
  if (control.kind === 'day' && fitsDateInput(value))
    return <DateInput {...commonOf(props)} type="date" onChange={onChange} />
  return (
    <input
      {...commonOf(props)}
      // The keyboard for numbers of a phone has no letters.
      inputMode={control.kind === 'number' && !control.orNone ? 'decimal' : undefined}
      list={list}
      autoComplete="off"
      onPaste={isOfNumbers ? (event) => pasteNumbers(event, path) : undefined}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** What it was when the author came to it. */
let amountBefore = ''

/** A fact may be an amount, too. */
const OF_AMOUNT = /^\d{1,3}(?:[ ,\u00a0\u202f]\d{3})+$/

/** An amount is written as the one before it, if that is one. */
function groupedAsBefore({ value, onChange }: ControlProps, isAmount: RegExp) {
  const group = () => {
    const grouped = groupedLike(amountBefore, value)
    if (grouped !== value) onChange(grouped)
  }
  return {
    onFocus: () => {
      amountBefore = isAmount.test(value) ? value : ''
    },
    onBlur: group,
    // Otherwise leaving the field would change what was just saved.
    onKeyDown: ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 's') group()
    },
  }
}

function Amount(props: ControlProps) {
  const { currency } = siteNow()?.config ?? {}
  return (
    <div className="beside">
      <input
        {...commonOf(props)}
        inputMode="decimal"
        autoComplete="off"
        {...groupedAsBefore(props, /./)}
        onChange={({ target }) => props.onChange(target.value)}
      />
      {currency !== undefined && <span className="unit">{currency}</span>}
    </div>
  )
}

function MomentInput(props: ControlProps) {
  const { value, onChange } = props
  const zone = siteNow()?.config.timezone
  const moment = momentOf(value, zone)
  if (!moment) return <PlainInput {...props} />
  return (
    <div className="beside">
      <DateInput
        {...commonOf(props)}
        type="datetime-local"
        value={moment.local}
        onChange={(local) => onChange(writtenMoment({ ...moment, local }))}
      />
      <span className="unit">{zoneOf(moment, zone)}</span>
    </div>
  )
}

function Colour(props: ControlProps) {
  return (
    <div className="beside">
      <PlainInput {...props} />
      <ColourPick {...props} />
    </div>
  )
}
