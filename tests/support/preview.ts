/** The live preview in this process, on a free port, without the parts that do not depend on the content. */
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { writeChanges } from '../../src/cli/changes/write-changes.ts'
import type { News, PageFacts } from '../../src/preview/facts.ts'
import { listen } from '../../src/preview/local/listen.ts'
import { type LivePreview, livePreview } from '../../src/preview/server/live-preview.ts'
import type { LiveOptions } from '../../src/preview/server/live-site.ts'
import { ask } from './ask.ts'
import { type Files, writeFiles } from './folder.ts'
import { siteFolder } from './pages.ts'
import { NOW } from './site.ts'

export const SHARED_FILES = {
  stylesheet: { sheets: [], aside: '' },
  font: Buffer.from('font'),
  alphabets: [],
  client: { boot: '', countdown: '', entry: 'assets/main.js', findPage: 'assets/find-page.js', files: [] },
}

export function previewOf(root: string, options: Partial<LiveOptions> = {}): LivePreview {
  return livePreview({ root, now: NOW, clockSet: true, release: false, write: writeChanges, ...options })
}

type Opened = LivePreview & {
  readonly address: string
  readonly root: string
  readonly get: (path: string) => Promise<string>
  /** Writes files, and reports the change to the preview. */
  readonly save: (files: Files) => void
}

/** The preview of the sound site of the diagnostics with these files. It ends with the test. */
export async function openSite(files: Files = {}, options: Partial<LiveOptions> = {}): Promise<Opened> {
  const root = siteFolder(files)
  const preview = previewOf(root, options)
  const address = await listen(preview.server, 0)
  onTestFinished(preview.close)
  return {
    ...preview,
    address,
    root,
    get: async (path) => (await ask(address, { path })).body,
    save: (changed) => {
      writeFiles(root, changed)
      preview.change(Object.keys(changed).map((path) => join(root, path)))
    },
  }
}

/** The facts in a document of the preview. */
export function factsOf(html: string): PageFacts {
  const [, text = ''] =
    /<script type="application\/json" id="ukurasa-facts"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const facts: PageFacts = JSON.parse(text)
  return facts
}

/** Listens as an open page does. */
export async function hear(address: string) {
  const { host } = new URL(address)
  const socket = new WebSocket(`ws://${host}/_ukurasa/news`, { origin: `http://${host}` })
  const heard: News[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    const news: News = JSON.parse(String(data))
    heard.push(news)
    for (const look of waiting) look()
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    /** Removes the news up to the first of a kind, and gives that one. */
    next: <Kind extends News['kind']>(kind: Kind): Promise<Extract<News, { kind: Kind }>> =>
      new Promise((resolve) => {
        const look = () => {
          const at = heard.findIndex((news) => news.kind === kind)
          const news = heard[at]
          if (!news || !isOf(news, kind)) return
          heard.splice(0, at + 1)
          waiting.delete(look)
          resolve(news)
        }
        waiting.add(look)
        look()
      }),
    close: () => socket.close(),
  }
}

function isOf<Kind extends News['kind']>(news: News, kind: Kind): news is Extract<News, { kind: Kind }> {
  return news.kind === kind
}
