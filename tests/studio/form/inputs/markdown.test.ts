/** The toolbar of a long text. `|` marks the selection. */
import { expect, test } from 'vitest'
import {
  bold,
  entered,
  linked,
  listed,
  type Selected,
  withoutOpenEntry,
  withoutSecondSign,
} from '../../../../src/studio/form/inputs/markdown.ts'

function selected(marked: string): Selected {
  const start = marked.indexOf('|')
  return { text: marked.replaceAll('|', ''), start, end: marked.lastIndexOf('|') - 1 }
}

const shown = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`

test.for([
  ['We |sing| here', 'We **|sing|** here'],
  ['We **|sing|** here', 'We |sing| here'],
  ['We| sing |here', 'We **|sing|** here'],
  ['||', '**||**'],
] as const)('bold: %j becomes %j', ([before, after]) => expect(shown(bold(selected(before)))).toBe(after))

test.for([
  ['Read |the fees| now', 'Read [|the fees|](/fees) now'],
  ['Read || now', 'Read [|Fees|](/fees) now'],
  ['Ask the office.||', 'Ask the office. [|Fees|](/fees)'],
  ['Pay || soon', 'Pay [|Fees|](/fees) soon'],
  ['Pay||soon', 'Pay [|Fees|](/fees) soon'],
  ['Pay ||soon', 'Pay [|Fees|](/fees) soon'],
  ['**Pay**||, please', '**Pay** [|Fees|](/fees), please'],
  ['Pay (||).', 'Pay ([|Fees|](/fees)).'],
  ['**||**', '**[|Fees|](/fees)**'],
  ['Pay: “||”', 'Pay: “[|Fees|](/fees)”'],
  ['${facts.fee}||${facts.date}', '${facts.fee} [|Fees|](/fees) ${facts.date}'],
  ['||', '[|Fees|](/fees)'],
  ['- ||\n- b', '- [|Fees|](/fees)\n- b'],
  ['un|paid|', 'un[|paid|](/fees)'],
] as const)('link: %j becomes %j', ([before, after]) =>
  expect(shown(linked(selected(before), '/fees', 'Fees'))).toBe(after),
)

test.for([
  ['|a\nb|', '|- a\n- b|'],
  ['|- a\n- b|', '|a\nb|'],
  ['Words\nmore |words|', 'Words\n\n|- more words|'],
  ['- a\nb||', '- a\n- b||'],
  ['Words\n\n||', 'Words\n\n- ||'],
] as const)('list: %j becomes %j', ([before, after]) => expect(shown(listed(selected(before)))).toBe(after))

test.for([
  ['- a||', '- a\n- ||'],
  ['- a |b| c', '- a \n- || c'],
  ['- a\n- ||', '- a\n\n||'],
  ['- a\n- ||\n- c', '- a\n\n||\n- c'],
  ['- ||', '||'],
  ['9. a||', '9. a\n10. ||'],
  ['  * a||', '  * a\n  * ||'],
  ['a||', undefined],
  ['||- a', undefined],
] as const)('Enter: %j becomes %j', ([before, after]) => {
  const next = entered(selected(before))
  expect(next && shown(next)).toBe(after)
})

test.for([
  ['- a\n- -||', '- a\n- ||'],
  ['1. a\n2. 2.||', '1. a\n2. ||'],
  ['- -||', '- ||'],
  ['- a\n-||', undefined],
  ['- a -||', undefined],
  ['- a\n- 5||', undefined],
] as const)('a blank behind a second sign: %j becomes %j', ([before, after]) => {
  const next = withoutSecondSign(selected(before))
  expect(next && shown(next)).toBe(after)
})

test.for([
  ['- a\n- ', '- a'],
  ['1. a\n2. ', '1. a'],
  ['- a\n- \n', '- a\n'],
  ['- a\n-', '- a\n-'],
  ['- a\n- b', '- a\n- b'],
] as const)('an entry that is still empty: %j becomes %j', ([before, after]) =>
  expect(withoutOpenEntry(before)).toBe(after),
)
