/** A picture as its file is at GitHub, in the commit that was opened: the site only has pictures that were made of it. */
import { fileAt } from '../ways-out/github/look.ts'
import { waysOut } from '../ways-out/ways.ts'
import { openedNow } from './opened.ts'

const TYPES = new Map([
  ['svg', 'image/svg+xml'],
  ['jpg', 'image/jpeg'],
])

/** `undefined` if GitHub does not show it now, for example without a token for a private repository. */
export async function fetchPicture(name: string): Promise<Blob | undefined> {
  const { proposing } = openedNow() ?? {}
  const { github } = (proposing && waysOut(proposing).atGitHub) ?? {}
  if (!proposing || !github) return undefined
  const bytes = await fileAt(github, `pages/${name}`, proposing.commit ?? proposing.branch)
  const ending = name.replace(/^.*\./, '').toLowerCase().replace('jpeg', 'jpg')
  return bytes && new Blob([Uint8Array.from(bytes)], { type: TYPES.get(ending) ?? `image/${ending}` })
}
