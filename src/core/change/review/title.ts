/** The title of a change: what lists of commits and proposals show of it. */
import { plainLine } from './as-text.ts'
import type { Line } from './parts.ts'

/** Such lists cut off what is longer. */
const LONGEST = 72

/** As many of the lines as there is room for, and how many more there are. */
export function titleOf(lines: readonly Line[]): string {
  const texts = lines.map(plainLine)
  const withMore = (count: number) => {
    const more = texts.length - count
    return [...texts.slice(0, count), ...(more > 0 ? [`${more} more`] : [])].join('; ')
  }
  let count = texts.length
  while (count > 1 && withMore(count).length > LONGEST) count--
  return cutTitle(withMore(count), LONGEST).title
}

/** Cuts a title between two words. `rest` is what it leaves out. */
export function cutTitle(text: string, most: number): { readonly title: string; readonly rest: string } {
  const signs = [...text.replaceAll(/\s+/g, ' ').trim()]
  if (signs.length <= most) return { title: signs.join(''), rest: '' }
  const space = signs.lastIndexOf(' ', most - 2)
  const end = space > most / 2 ? space : most - 1
  return { title: `${signs.slice(0, end).join('')}…`, rest: `…${signs.slice(end).join('').trim()}` }
}
