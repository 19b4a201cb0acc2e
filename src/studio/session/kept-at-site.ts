/** What was typed, kept by `npm start` too: it finds it again at another port and in another browser. */
import { z } from 'zod'
// Before the first schema is made: Studio has no messages of zod.
import '../../../schema/vocabulary.ts'
import { KEEP, KEPT, type Kept } from '../../preview/studio.ts'
import { fromBase64, inBase64 } from '../pictures/base64.ts'
import type { Keeping, Whole } from '../source/source.ts'
import { post } from './server.ts'

const WHOLE = z.object({
  path: z.string(),
  time: z.number(),
  record: z.unknown(),
  pictures: z.array(z.object({ key: z.string(), type: z.string(), bytes: z.string() })),
})

export const keepAtSite: Keeping['keepAtSite'] = async (name, whole) => {
  const draft = whole ? await written(whole) : null
  await post<unknown>(KEEP, { name, time: whole?.time ?? Date.now(), draft }, true)
}

async function written({ pictures, ...rest }: Whole): Promise<string> {
  const all = [...pictures].flatMap(([key, blob]) => (blob instanceof Blob ? [{ key, blob }] : []))
  const sent = all.map(async ({ key, blob }) => ({ key, type: blob.type, bytes: await inBase64(blob) }))
  return JSON.stringify({ ...rest, pictures: await Promise.all(sent) })
}

export const keptAtSite: Keeping['keptAtSite'] = async (name) => {
  const answer = await post<Kept>(KEPT, { name })
  if ('kind' in answer) return { time: 0, whole: undefined }
  const { time, draft } = answer
  const found = draft === null ? undefined : WHOLE.safeParse(JSON.parse(draft)).data
  if (!found) return { time, whole: undefined }
  const blobs = found.pictures.map(
    ({ key, type, bytes }) => [key, new Blob([fromBase64(bytes)], { type })] as const,
  )
  return { time, whole: { ...found, pictures: new Map(blobs) } }
}
