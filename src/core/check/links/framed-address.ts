/** Pages of videos, maps and networks that their sites do not let others show in a frame. */

const VIDEO = 'https://www.youtube.com/embed/$1'

/** Each with what the site shows in a frame instead, if its address follows from the other. */
const REFUSED: readonly (readonly [pattern: RegExp, instead?: string])[] = [
  [/^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|shorts\/|live\/)([\w-]+)(.*)$/, VIDEO],
  [/^https:\/\/youtu\.be\/([\w-]+)(.*)$/, VIDEO],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(.*)$/, 'https://player.vimeo.com/video/$1'],
  [/^(https:\/\/drive\.google\.com\/file\/d\/[\w-]+)\/(?:view|edit)(.*)$/, '$1/preview'],
  [/^(https:\/\/docs\.google\.com\/[a-z]+\/d\/[\w-]+)\/edit(.*)$/, '$1/preview'],
  [/^https:\/\/(?:maps\.app\.)?goo\.gl\//],
  [/^https:\/\/(?:www\.|maps\.)?google\.[a-z.]+\/maps(?!\/(?:embed|d\/embed)|.*[?&]output=embed)/],
  [/^https:\/\/(?:www\.)?openstreetmap\.org\/(?!export\/embed)/],
  [
    /^https:\/\/(?:[a-z]+\.)?(?:facebook|instagram|tiktok|linkedin|twitter|x)\.com\/(?!plugins\/|embed|.*\/embed)/,
  ],
]

/** What sites add to an address that is shared. It says nothing about the page. */
const ADDED = /^\/?(?:[?&#](?:si|feature|usp|ab_channel|gid)=[\w-]*)*$/

/** `undefined` for an address that a frame may show, as far as is known. */
export function refusedInFrame(
  href: string,
): { readonly meant: string | undefined; readonly isSure: boolean } | undefined {
  for (const [pattern, instead] of REFUSED) {
    const match = pattern.exec(href)
    if (!match) continue
    const meant = instead?.replace('$1', match[1] ?? '')
    return { meant, isSure: meant !== undefined && ADDED.test(match[2] ?? '') }
  }
  return undefined
}
