/** Makes a new page, with its place in the menu and in a chain. */
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { focusLater } from '../form/tools/focus-later.ts'
import { say } from '../words.ts'
import { ChainFields, useChainPlace } from './chain-fields.tsx'
import { PanelChoice, PanelText } from './panel-fields.tsx'
import { addPage, placesInSite, suggestedRoute, typedAddress } from './site-actions.ts'

/** What `menu` says for the menu itself. The dropdowns are named by their numbers: their titles may hold any sign. */
const MENU = '+'

export function NewPagePanel({ onDone }: { readonly onDone: () => void }) {
  const [typed, setRoute] = useState<string>()
  const [title, setTitle] = useState('')
  const route = typed ?? suggestedRoute(title)
  const places = placesInSite(route)
  const [description, setDescription] = useState('')
  const [menu, setMenu] = useState('')
  const place = useChainPlace(places, menu)
  const [problem, setProblem] = useState<string>()
  const noTitle = sayInDialog('writeTitle')
  const make = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' && route === '/') return setProblem(noTitle)
    const page = {
      title: title.trim() || undefined,
      description: description.trim() || undefined,
      blocks: undefined,
      menu: menu || undefined,
      chain: place.chain?.name,
      after: place.after?.split('#')[0],
    }
    const refused = addPage({ route, page })
    setProblem(refused)
    if (refused !== undefined) return
    onDone()
    focusLater('field-title')
  }
  return (
    <form onSubmit={make} onKeyDown={toNextField}>
      <PanelText
        label={sayInDialog('pageTitle')}
        value={title}
        onChange={setTitle}
        problem={problem === noTitle ? problem : undefined}
      />
      <PanelText
        label={say('address')}
        value={route}
        onChange={(words) => setRoute(typedAddress(words))}
        help={sayInDialog('addressHelp')}
        problem={problem === noTitle ? undefined : problem}
      />
      <PanelText label={sayInDialog('pageDescription')} value={description} onChange={setDescription} />
      <PanelChoice
        label={sayInDialog('inMenu')}
        value={menu}
        onChange={setMenu}
        options={[
          ['', sayInDialog('nowhere')],
          [MENU, sayInDialog('menuItself')],
          ...places.groups.map(({ name }, index) => [String(index + 1), name] as const),
        ]}
      />
      {places.chains.length > 0 && <ChainFields chains={places.chains} place={place} />}
      <p className="row">
        <button type="submit" className="main">
          {sayInDialog('makePage')}
        </button>
      </p>
    </form>
  )
}

/** Enter makes no page before the author has come to the fields below. */
function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, currentTarget, key, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(':is(input, select, button):enabled')]
  fields[fields.indexOf(target) + 1]?.focus()
}
