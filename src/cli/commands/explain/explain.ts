/** `ukurasa explain`: what a code means, why it matters, and two examples. Without a code it lists all codes. */

import type { Colours } from '../../../diagnostics/format-pretty.ts'
import type { Example } from '../../../diagnostics/message.ts'
import { nearest, oneOf } from '../../../diagnostics/wording.ts'
import {
  CODES,
  choiceOf,
  type Explanation,
  explanationOf,
  explanations,
  PLACES,
} from '../../explain/explanations.ts'
import { complain } from '../../output/complain.ts'
import { inColour } from '../../output/terminal.ts'
import { wrapped } from './wrapped.ts'

/** `code` may have the brackets of the message. */
export function explain({ code: written }: { readonly code: string | undefined }): number {
  const code = written?.replaceAll(/[[\]]/g, '')
  if (code === undefined) return list()
  const found = explanationOf(code)
  if (!found) return complain(unknown(code))
  process.stdout.write(inFull(code, found, inColour()))
  return 0
}

function unknown(code: string): string {
  const alike = CODES.filter((each) => each.split('-').some((word) => word === code.toLowerCase()))
  const near = alike.length > 0 ? alike : [nearest(code, CODES) ?? []].flat()
  const meant = near.length === 0 ? '' : ` Did you mean ${oneOf(near)}?`
  return `There is no code \`${code}\`.${meant} \`npx ukurasa explain\` lists all codes.`
}

function list(): 0 {
  const colour = inColour()
  for (const [code, { severity, what }] of explanations())
    process.stdout.write(`${colour.bold(code)} ${colour.dim(severity)}\n${wrapped(what, '  ')}\n`)
  return 0
}

function inFull(code: string, explanation: Explanation, colour: Colours): string {
  const { severity, what, why, examples } = explanation
  const choice = choiceOf(explanation, code)
  return [
    `${colour.bold(code)} ${colour.dim(severity)}`,
    wrapped(what),
    '',
    wrapped(why),
    ...(choice === undefined ? [] : ['', wrapped(choice)]),
    ...examples.flatMap((example) => ['', ...exampleLines(example, colour)]),
    '',
  ].join('\n')
}

function exampleLines({ in: place, wrong, right }: Example, colour: Colours): readonly string[] {
  if (place === 'words') return [`${colour.red('Wrong')}  ${wrong}`, `${colour.blue('Right')}  ${right}`]
  return [
    `${colour.red('Wrong')}, in ${PLACES[place]}`,
    indented(wrong),
    colour.blue('Right'),
    indented(right),
  ]
}

const indented = (text: string) => text.trimEnd().replaceAll(/^(?=.)/gm, '  ')
