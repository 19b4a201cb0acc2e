import { expect, test } from 'vitest'
import type { Block } from '../../schema/page.ts'
import { scalesOf } from '../../src/blocks/chart/scales.ts'

const chartOf = (words: string): Block<'chart'> => {
  const categories = words.split(' ')
  const values = categories.map((_, index) => 1000 + index)
  return { type: 'chart', title: 'Books', kind: 'bar', categories, series: [{ name: 'Lent', values }] }
}

test.for([
  ['Jan Feb Mac Apr Mei Jun Jul Ago Sep Okt Nov Des', true],
  ['J F M A M J J A S O N D', false],
  ['2019 2020 2021 2022 2023 2024 2025', false],
  ['Mon Tue Wed Thu Fri Sat Sun', false],
  ['English Kiswahili Mathematics', false],
  ['English Kiswahili Mathematics Science', true],
] as const)('%s: words that would touch on a phone are written at an angle', ([words, isSlanted]) => {
  expect(scalesOf(chartOf(words), String).slanted).toBe(isSlanted)
})
