/**
 * What an author typed and did not save, kept beside the engine. The browser keeps it too, but apart for each port, and
 * `npm start` may have another one the next time.
 */
import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { digestOf } from '../../../build/base/hash.ts'
import { folderOfSite } from '../../../build/store/site-folder.ts'
import { type Kind, openStore } from '../../../build/store/store.ts'
import { KEEP, KEPT, type Kept } from '../../studio.ts'
import { bodyOf, type Outcome, type Requests } from '../requests.ts'
import { refusalOf } from './key.ts'

/** Of all that is kept of a page, in bytes. Pictures are in it. */
const MOST_BYTES = 64 * 1024 * 1024

const name = z.string().max(2000)
const WANTED = z.strictObject({ name, time: z.number(), draft: z.string().nullable() })
const ASKED = z.strictObject({ name })

/** Files of the store below this folder. */
export const DRAFTS = 'drafts'

/** Names are only compared: none becomes the name of a file. */
const kindOf = (draft: string): Kind<Kept> => ({
  name: `${DRAFTS}/${digestOf(draft).slice(0, 16)}.json`,
  version: 1,
  fits: (value): value is Kept => typeof value === 'object' && value !== null && 'time' in value,
})

export function keepRequests(root: string): Requests {
  const store = openStore(folderOfSite(root))
  const keptOf = (draft: string): Kept =>
    store.read(kindOf(draft), `${root}\n${draft}`) ?? { time: 0, draft: null }
  return {
    [KEEP]: (request) =>
      judged(request, WANTED, ({ name: draft, ...kept }) => {
        // Requests may overtake each other.
        if (kept.time < keptOf(draft).time) return { isKept: false }
        store.write(kindOf(draft), `${root}\n${draft}`, kept)
        return { isKept: true }
      }),
    [KEPT]: (request) => judged(request, ASKED, ({ name: draft }) => keptOf(draft)),
  }
}

async function judged<Wanted>(
  request: IncomingMessage,
  schema: z.ZodType<Wanted>,
  perform: (wanted: Wanted) => unknown,
): Promise<Outcome> {
  const refusal = refusalOf(request)
  if (refusal) return refusal
  const { data } = schema.safeParse(await bodyOf(request, MOST_BYTES))
  if (data === undefined) return { status: 400, says: 'This request is not understood.' }
  return { status: 200, json: perform(data) }
}
