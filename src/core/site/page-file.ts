/** The file for the address of a page. */
import { slugOf } from '../base/slug.ts'
import { isReserved, type Route, sameAddress } from './routes.ts'

const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9_-]*$/

/**
 * The address that somebody means who types one: `choir`, `/choir/` and `pages/choir.yaml` mean `/choir`. What cannot be
 * an address stays as it is.
 */
export function typedRoute(written: string): Route {
  const path = written
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)*(?:pages\/)?/, '/')
  const bare = path.replace(/\.ya?ml$/i, '').replace(/(?<=.)\/+$/, '')
  return bare === path ? bare : bare.replace(/(?<=.)\/index$|(?<=^\/)index$/i, '')
}

/** `pages/clubs/choir.yaml` for `/clubs/choir`. */
export function fileOfRoute(route: Route): string {
  return `pages/${route === '/' ? 'index' : route.slice(1)}.yaml`
}

/** The address in plain letters, if that is certain. */
function exampleFor(parts: readonly string[]): string {
  const plain = parts.map((part) =>
    /^[\p{L}\p{N} _-]+$/u.test(part) ? slugOf(withoutUmlauts(part), 60) : '',
  )
  return plain.length > 0 && !plain.includes('') ? `/${plain.join('/')}` : '/choir or /clubs/choir'
}

/** Letters that German writes as two. */
const withoutUmlauts = (words: string) =>
  words
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => (letter === 'ß' ? 'ss' : `${letter.normalize('NFD')[0]}e`))

/** Says that an address is that of a page, or another address of it. */
export const takenAddress = (route: Route, page: Route): string =>
  sameAddress(route, page)
    ? `There is already a page ${page}.`
    : `${route} is already an address of the page ${page}.`

/** Why a page cannot have this address, in words; `undefined` if it can. */
export function routeRefusal(route: string): string | undefined {
  if (route === '/') return undefined
  const parts = route.split('/').slice(1)
  if (!route.startsWith('/') || parts.length === 0 || !parts.every((part) => SEGMENT.test(part)))
    return `${route} cannot be the address of a page. Write / and letters from a to z, digits, - or _: ${exampleFor(parts)}.`
  if (parts.at(-1)?.toLowerCase() === 'index') return `${route} is ${route.slice(0, -6) || '/'}: write that.`
  return isReserved(route) ? `${route} is kept for files that the build writes.` : undefined
}
