/** Files of the preview itself: its scripts, and the drawing for a picture that cannot be shown. */

import { NO_PICTURE } from '../studio.ts'
import { previewBundle } from './preview-bundle.ts'
import { type Reply, reply } from './reply.ts'
import { studioStyle } from './studio/style.ts'

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900"><path fill="#8a8f8c" d="M0 0h1600v900H0z"/><path fill="none" stroke="#d9dcda" stroke-width="24" d="M560 270h480v360H560zm0 300 150-150 110 110 80-80 140 140M700 390h1"/></svg>'

/** `undefined` for any other path. */
export async function ownFile(path: string): Promise<Reply | undefined> {
  if (path === NO_PICTURE) return reply(200, path, DRAWING)
  if (path === '/_ukurasa/studio.css') return reply(200, path, studioStyle)
  if (!path.startsWith('/_ukurasa/')) return undefined
  const scripts = await previewBundle()
  const script = Object.hasOwn(scripts, path) ? scripts[path] : undefined
  return script === undefined ? reply(404, 'none.txt', 'There is no such file.') : reply(200, path, script)
}
