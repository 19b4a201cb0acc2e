/** The requests for a review and for a proposal. They take no path and no name that they do not know themselves. */
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { PROPOSE, REVIEW, TAKE_BACK } from '../../studio.ts'
import { type Proposal, propose, reviewFor } from '../propose/propose.ts'
import { takeBack } from '../propose/take-back.ts'
import { bodyOf, type Outcome, type Requests } from '../requests.ts'
import { refusalOf } from './key.ts'

const path = z.string().max(1000)
const WANTS = z.strictObject({ leftOut: z.array(path).max(1000) })
const PROPOSAL = z.strictObject({
  files: z.array(z.strictObject({ path, id: z.string().max(100).nullable() })).max(1000),
  title: z.string().max(500),
})
const NOTHING = z.strictObject({})
const MOST_BYTES = 1024 * 1024

type Options = {
  readonly root: string
  readonly now: () => Date
  readonly onWritten: (paths: readonly string[]) => void
}

export function proposeRequests({ root, now, onWritten }: Options): Requests {
  let isBusy = false
  /** One at a time: two proposals would take each other's branch. */
  const alone = async (work: () => Promise<unknown>): Promise<Outcome> => {
    if (isBusy) return { status: 409, says: 'A proposal is being made.' }
    isBusy = true
    try {
      return { status: 200, json: await work() }
    } finally {
      isBusy = false
    }
  }
  return {
    [REVIEW]: (request) =>
      judged(request, WANTS, ({ leftOut }) => alone(() => reviewFor(root, leftOut, now()))),
    [PROPOSE]: (request) =>
      judged(request, PROPOSAL, (wanted: Proposal) =>
        alone(async () => {
          const proposed = await propose(root, wanted, now())
          if (proposed.kind === 'proposed') process.stdout.write(`Studio proposed ${proposed.branch}\n`)
          return proposed
        }),
      ),
    [TAKE_BACK]: (request) =>
      judged(request, NOTHING, () =>
        alone(async () => {
          const taken = await takeBack(root)
          if (taken.kind === 'taken-back') onWritten(taken.paths.map((each) => join(root, each)))
          return taken
        }),
      ),
  }
}

async function judged<Wanted>(
  request: IncomingMessage,
  schema: z.ZodType<Wanted>,
  perform: (wanted: Wanted) => Promise<Outcome>,
): Promise<Outcome> {
  const refusal = refusalOf(request)
  if (refusal) return refusal
  const { data } = schema.safeParse(await bodyOf(request, MOST_BYTES))
  return data === undefined ? { status: 400, says: 'This request is not understood.' } : perform(data)
}
