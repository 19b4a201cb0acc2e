/** The file for the address of a page. */
import { isReserved, type Route } from './routes.ts'

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

/** Why a page cannot have this address, in words; `undefined` if it can. */
export function routeRefusal(route: string): string | undefined {
  if (route === '/') return undefined
  const parts = route.split('/').slice(1)
  if (!route.startsWith('/') || parts.length === 0 || !parts.every((part) => SEGMENT.test(part)))
    return `${route} cannot be the address of a page. Write / and letters, digits, - or _: /choir or /clubs/choir.`
  if (parts.at(-1)?.toLowerCase() === 'index') return `${route} is ${route.slice(0, -6) || '/'}: write that.`
  return isReserved(route) ? `${route} is kept for files that the build writes.` : undefined
}
