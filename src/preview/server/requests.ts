/** The requests of the preview in the browser, besides pages. */
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { momentOf } from '../../core/base/clock.ts'
import { sourceFiles } from '../../core/check/read-site.ts'
import type { LiveSite } from './live-site.ts'
import { openInEditor } from './open-in-editor.ts'

const MOST_BYTES = 1000
const PLACE = z.strictObject({
  file: z.string(),
  line: z.int().min(1),
  column: z.int().min(1),
})
/** `null` for the real time. */
const CLOCK = z.strictObject({ clock: z.string().nullable() })

export type Outcome = {
  readonly status: 200 | 400 | 403 | 404 | 409 | 412 | 500
  readonly says?: string | undefined
  /** Instead of words. */
  readonly json?: unknown
}

const NOT_UNDERSTOOD: Outcome = { status: 400, says: 'This request is not understood.' }

export type Requests = Readonly<Record<string, (request: IncomingMessage) => Promise<Outcome>>>

/** By path. All of them change something, so all are POST. `onClock` is called after the clock was set. */
export function requestsOf(live: LiveSite, root: string, onClock: () => void): Requests {
  return {
    '/_ukurasa/open': async (request) => {
      const place = PLACE.safeParse(await bodyOf(request)).data
      if (!place) return NOT_UNDERSTOOD
      const { assembly } = live.state()
      const files = [...sourceFiles(assembly).map(({ path }) => path), ...assembly.tables.keys()]
      if (!files.includes(place.file)) return { status: 404, says: 'This file does not belong to the site.' }
      const problem = await openInEditor(root, place)
      return problem === undefined ? { status: 200 } : { status: 500, says: problem }
    },
    '/_ukurasa/clock': async (request) => {
      const asked = CLOCK.safeParse(await bodyOf(request)).data
      const set = asked?.clock == null ? undefined : momentOf(asked.clock)
      if (!asked || (asked.clock !== null && !set)) return NOT_UNDERSTOOD
      live.setClock(set)
      onClock()
      return { status: 200 }
    },
  }
}

/** `undefined` for a body that is no JSON, or that ends too early. */
export async function bodyOf(request: IncomingMessage, most = MOST_BYTES): Promise<unknown> {
  if (request.headers['content-type'] !== 'application/json') return undefined
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of request) {
      const bytes = Buffer.from(part)
      length += bytes.length
      if (length > most) return undefined
      parts.push(bytes)
    }
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}
