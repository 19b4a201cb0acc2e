/** Puts the preview together: the site as it is now, the server, and the news for open pages. */
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { valueAt } from '../../core/base/value-at.ts'
import { type ReadResult, resultOf } from '../../core/check/read-site.ts'
import { siteUrl } from '../../core/site/site-url.ts'
import type { News } from '../facts.ts'
import { type BlockMistake, NO_OWN_BLOCKS, type OwnBlocks } from '../own-blocks.ts'
import { openChannel } from './channel.ts'
import { devServer } from './dev-server.ts'
import { galleryReply } from './gallery/answer.ts'
import { notRendered } from './hidden-pages.ts'
import { liveAssets } from './live-assets.ts'
import { clockFacts, livePages } from './live-pages.ts'
import { liveProblems } from './live-problems.ts'
import { type LiveOptions, type LiveSite, liveSite } from './live-site.ts'
import { ownFile } from './own-files.ts'
import { requestsOf } from './requests.ts'
import { studioReplies, studioRequests } from './studio/door.ts'
import type { Writer } from './studio/write-files.ts'

export type LivePreview = {
  readonly server: Server
  readonly result: () => ReadResult
  /** The path of the site. */
  readonly base: () => string
  /** Absolute paths of files of the site that have changed. */
  readonly change: (paths: readonly string[]) => void
  /** Shows what is wrong with the blocks of the site now. */
  readonly tellBlocks: (mistakes: readonly BlockMistake[]) => void
  readonly close: () => Promise<void>
}

/** Each run of the preview counts as another engine, so open pages reload. */
const ENGINE = randomUUID()
/** In milliseconds. An open page gets its edit first. Only then are links, and all else between pages, checked. */
const FIRST = 60
/** In milliseconds. A page that was requested just before a change may start to listen only after it. */
const LISTENS_WITHIN = 10_000

type PreviewOptions = LiveOptions & {
  readonly ownBlocks?: OwnBlocks
  /** Writes what Studio saves. */
  readonly write: Writer
}

export function livePreview(options: PreviewOptions): LivePreview {
  const { root, ownBlocks = NO_OWN_BLOCKS } = options
  const live = liveSite(options)
  // Read now, so that there is a good state to show if the site breaks later.
  live.state()
  const problems = liveProblems(live, root, ownBlocks)
  let later: ReturnType<typeof setTimeout> | undefined
  let changedAt = -Infinity
  const missed = (): readonly News[] =>
    performance.now() - changedAt < LISTENS_WITHIN ? [{ kind: 'changed' }] : []
  const channel = openChannel(() => [{ kind: 'hello', engine: ENGINE }, problems.news(), ...missed()])
  const tellProblems = () => channel.tell(problems.news())
  const changed = () => {
    changedAt = performance.now()
    channel.tell({ kind: 'changed' })
    const { found, assembly } = live.state()
    if (found.length > 0) channel.tell(problems.news(resultOf(assembly, undefined, found)))
    clearTimeout(later)
    later = setTimeout(tellProblems, FIRST)
    turn.await()
  }
  const turn = turnOf(live, changed)
  turn.await()
  const assets = liveAssets((found) => channel.tell(problems.setPictures(found)))
  const change = (paths: readonly string[]) => {
    live.change(paths)
    problems.setPictures([])
    changed()
  }
  const studio = { live, assets, root, write: options.write, onWritten: change }
  const ofStudio = studioReplies(studio)
  const server = devServer({
    own: async (path, request) =>
      (await ofStudio(path, request)) ??
      (await ownFile(path)) ??
      galleryReply(live.state().site, assets, path),
    page: livePages(live, assets),
    unshown: (cause) => notRendered(problems.thrown(cause), clockFacts(live, live.state())),
    requests: { ...requestsOf(live, root, changed), ...studioRequests(studio) },
  })
  server.on('upgrade', channel.upgrade)
  return {
    server,
    result: problems.result,
    base: () => baseOf(live),
    change,
    tellBlocks: (mistakes) => channel.tell(problems.setBlocks(mistakes)),
    close: () => {
      clearTimeout(later)
      turn.stop()
      channel.close()
      return ended(server)
    },
  }
}

function ended(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}

function baseOf(live: LiveSite): string {
  const url = valueAt(live.state().assembly.loaded.site?.value, ['url'])
  return typeof url === 'string' ? (siteUrl(url)?.base ?? '') : ''
}

/** The clock can change the site as an edit does. Calls `onTurn` at the next moment when that happens. */
function turnOf(live: LiveSite, onTurn: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  return {
    await: () => {
      stop()
      const until = live.holdsUntil()
      if (until !== Infinity) timer = setTimeout(onTurn, until - Date.now())
    },
    stop,
  }
}
