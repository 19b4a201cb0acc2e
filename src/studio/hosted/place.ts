/** Where on the site Studio lives, and which page is open in it. */

export type Place = {
  /** The path of the site: empty, or `/school`. */
  readonly base: string
  /** The address of Studio, with the path of the site. */
  readonly address: string
}

/** The document of Studio says it. */
export function placeOf({ base = '', address = '/studio' }: DOMStringMap): Place {
  return { base, address }
}

/** The path of a page in what follows the `#`. Never an address of another site. */
export function routeIn(hash: string): string {
  const route = hash.replace(/^#\/?/, '/')
  return /^\/(?:[\w~-][\w.~/-]*)?$/.test(route) ? route : '/'
}
