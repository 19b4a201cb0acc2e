/** What to write instead, where one message stands for several. */
import type { Help } from './message.ts'
import { count, firstOf, newPage, quoted } from './wording.ts'

/** For a page that several links lead to. */
export const sameLinks = (places: readonly string[]) =>
  `${count(places.length, 'more link leads', 'more links lead')} there: ${firstOf(places, 4)}.`

/** For a page whose links have small letters. */
export const fileWithCapitals = (file: string, places: readonly string[]) =>
  `Rename this file to ${quoted(file.toLowerCase())}, as all links say: ${firstOf(places, 4)}.`

/** For two pages with aliases for each other. */
export const oldCopy = (other: string, line: number) =>
  `Each of the two pages has the address of the other one as an alias: see ${quoted(`${other}:${line}`)}. If one of them replaces the other, delete the old file, and keep the alias in the new one. If both stay, delete both aliases.`

/** At the line `draft: true`. */
export const linksToDraft = (places: readonly string[]) =>
  `Delete this line if the page is ready. If not, delete the links in ${firstOf(places, 4)}.`

export const sameIn = (places: readonly string[]) => `The same mistake is in ${firstOf(places, 4)}.`

/** For a name that site.yaml has lost. */
export const alsoIn = (places: readonly string[]) =>
  `This name is also in ${firstOf(places, 4)}. If you do not need it any more, delete the words that use it.`

/** For a value of site.yaml: one change is enough. */
export const alsoShown = (places: readonly string[]) =>
  `${firstOf(places, 4)} ${places.length === 1 ? 'shows' : 'show'} it, too.`

/** For a number that other pages say, too. */
export const alsoSaid = (words: string, places: readonly string[]) =>
  `${quoted(words)} is also in ${firstOf(places, 4)}: is that about this list, too?`

/** For a place that is gone. */
export const oldPlace =
  'If you renamed the `anchor`, write the old name there again, or change all links to it.'

/**
 * For a page that is gone. `isKnown`: the message already says which page the links mean. Only plain addresses can stand
 * on a line to copy. `prefix` is that of the language that has all links.
 */
export function renamedOrGone(
  route: string,
  newName: string | undefined,
  isKnown: boolean,
  prefix?: string,
): Help {
  const perhaps = isKnown ? '' : newPage(route, prefix)
  const first =
    newName === undefined
      ? perhaps
      : ` No link leads to ${quoted(newName)}: perhaps that is its new name. If it should have the address of these links, run \`npx ukurasa rename ${newName} ${route}\`.`
  const either =
    `${first} If the page is gone, delete the links. If the page has a new name, open its new file, and write`.trimStart()
  return /^\/[\w/.-]+$/.test(route)
    ? {
        help: `${either} this above \`blocks:\`, or only the second line if \`aliases:\` is there already:`,
        lines: ['aliases:', `  - ${route}`],
      }
    : { help: `${either} the old address below \`aliases:\`.` }
}

/** For a folder that has none of its files. `now` is the folder with one of them. */
export const folderMoved = (folder: string, files: number, now?: string) =>
  `${count(files, 'file')} of ${quoted(folder)} are missing. ${now === undefined ? 'The whole folder seems to be gone. Put it back.' : `The folder seems to be ${quoted(now)} now. Rename it to ${quoted(folder)}.`}`

/** For a file with a new name that it cannot have. `name` is a route, or the file of a snippet. */
export const oldName = (name: string, places: number, isSnippet: boolean, isAlias: boolean) =>
  `There is no ${quoted(name)}, but ${count(places, 'place uses', 'places use')} it. If this file was called that, rename it back${isSnippet ? '' : `, or write ${quoted(name)} ${isAlias ? 'here' : 'below `aliases:`'}`}.`
