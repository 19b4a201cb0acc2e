/** The addresses of the site and of Studio, and which page is open in it. */

export type Addresses = {
  /** The path of the site: empty, or `/school`. */
  readonly base: string
  /** The address of Studio, with the path of the site. */
  readonly address: string
}

/** The document of Studio says it. */
export function addressesOf({ base = '', address = '/studio' }: DOMStringMap): Addresses {
  return { base, address }
}

/** The path of a page in what follows the `#`. Never an address of another site. */
export function routeIn(hash: string): string {
  const route = hash.replace(/^#\/?/, '/')
  return /^\/(?:[\w~-][\w.~/-]*)?$/.test(route) ? route : '/'
}
