/** A draft as plain JSON, to be kept in the browser. Pictures are kept beside it, by their keys. */
import { z } from 'zod'
import type { Draft, Picture } from './draft.ts'

const splices = z.array(z.strictObject({ start: z.int(), end: z.int(), text: z.string() }))
const path = z.string()
const maybe = z.string().optional()
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('edit'), path, splices, inverse: splices }),
  z.strictObject({ kind: z.literal('file'), path, before: maybe, after: maybe }),
  z.strictObject({ kind: z.literal('picture'), path, before: maybe, after: maybe }),
])
const step = z.strictObject({ changes: z.array(change), target: maybe, time: z.number(), label: maybe })
const opened = z.strictObject({ text: z.string(), fingerprint: z.string() })
const pictureAt = z.array(z.strictObject({ path, key: maybe }))
const record = z.strictObject({
  version: z.literal(1),
  files: z.array(z.strictObject({ path, opened: opened.optional(), text: maybe })),
  pictureAt,
  savedPictureAt: pictureAt,
  undo: z.array(step),
  redo: z.array(step),
})

type DraftRecord = z.infer<typeof record>

export function recordOf({ files, pictureAt, savedPictureAt, undo, redo }: Draft): DraftRecord {
  const keys = (map: Draft['pictureAt']) => [...map].map(([at, key]) => ({ path: at, key }))
  return {
    version: 1,
    files: [...files].map(([at, file]) => ({ path: at, ...file })),
    pictureAt: keys(pictureAt),
    savedPictureAt: keys(savedPictureAt),
    undo: undo.map((each) => ({ ...each, changes: [...each.changes].map(copied) })),
    redo: redo.map((each) => ({ ...each, changes: [...each.changes].map(copied) })),
  }
}

type Written = DraftRecord['undo'][number]['changes'][number]

function copied(each: Draft['undo'][number]['changes'][number]): Written {
  return each.kind === 'edit' ? { ...each, splices: [...each.splices], inverse: [...each.inverse] } : each
}

/** `undefined` for what is no record, for example one of another version. Pictures that are gone are left out. */
export function draftFrom(written: unknown, pictures: ReadonlyMap<string, Picture>): Draft | undefined {
  const read = record.safeParse(written)
  if (!read.success) return undefined
  const { data } = read
  const keys = (list: DraftRecord['pictureAt']) => new Map(list.map(({ path: at, key }) => [at, key]))
  return {
    files: new Map(data.files.map(({ path: at, opened: was, text }) => [at, { opened: was, text }])),
    pictures,
    pictureAt: keys(data.pictureAt),
    savedPictureAt: keys(data.savedPictureAt),
    undo: data.undo,
    redo: data.redo,
  }
}
