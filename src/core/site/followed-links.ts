/** Links that got the new address of a page still lead to the same page. */

/** An address of this site in a text, or in a field `href`, up to its anchor. */
const ADDRESS = /(?<=\]\(|href: ["']?)\/[^\s"'()#]*/g

/** Whether a document changed in nothing but such links. `routeOf` knows aliases. */
export function differOnlyInLinks(
  before: string,
  after: string,
  routeOf: (address: string) => string | undefined,
): boolean {
  const [old, now] = [before, after].map((text) =>
    text.replaceAll('\r\n', '\n').replaceAll(ADDRESS, (address) => routeOf(address) ?? address),
  )
  return old === now
}
