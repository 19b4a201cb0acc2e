/** Talks to the language server for YAML as an editor does: JSON with a header, over its streams. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROJECT } from './modules.ts'

const SERVER = join(PROJECT, 'node_modules/yaml-language-server/bin/yaml-language-server')

/** Lines and characters count from 0 here, as in the protocol. */
export type Position = { readonly line: number; readonly character: number }
export type Completion = {
  readonly label: string
  readonly insertText?: string
  readonly documentation?: unknown
}
export type Underlined = { readonly message: string; readonly range: { readonly start: Position } }

export type LanguageServer = {
  /** Opens a text as a file of the project. Gives what the editor underlines. */
  readonly open: (path: string, text: string) => Promise<readonly Underlined[]>
  readonly complete: (path: string, position: Position) => Promise<readonly Completion[]>
  /** The text of the box that opens. */
  readonly hover: (path: string, position: Position) => Promise<string>
  readonly stop: () => void
}

type Message = {
  readonly id?: number
  readonly method?: string
  readonly params?: Params
  readonly result?: {
    readonly items?: readonly Completion[]
    readonly contents?: { readonly value: string }
  } | null
}
type Params = {
  readonly items?: readonly { readonly section: string }[]
  readonly uri?: string
  readonly diagnostics?: readonly Underlined[]
}

/** `settings` are the settings of the editor by their full names, such as `yaml.customTags`. */
export async function startLanguageServer(
  settings: Readonly<Record<string, unknown>>,
): Promise<LanguageServer> {
  const server = spawn(process.execPath, [SERVER, '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = new Map<number | string, (message: Message) => void>()
  let last = 0
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const until = (key: number | string) => new Promise<Message>((resolve) => waiting.set(key, resolve))
  const ask = async (method: string, params: object) => {
    last += 1
    send({ id: last, method, params })
    return (await until(last)).result
  }
  const take = (message: Message) => {
    const { id, method, params } = message
    const key =
      method === 'textDocument/publishDiagnostics' ? params?.uri : method === undefined ? id : undefined
    if (key !== undefined) {
      waiting.get(key)?.(message)
      waiting.delete(key)
    } else if (id !== undefined) {
      const sections = (params?.items ?? []).map(({ section }) => sectionOf(settings, section))
      send({ id, result: method === 'workspace/configuration' ? sections : null })
    }
  }
  readMessages(server.stdout, take)
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(PROJECT).href,
    capabilities: CAPABILITIES,
  })
  send({ method: 'initialized', params: {} })
  const at = (path: string, position: Position) => ({ textDocument: { uri: uriOf(path) }, position })
  return {
    open: async (path, text) => {
      const textDocument = { uri: uriOf(path), languageId: 'yaml', version: 1, text }
      send({ method: 'textDocument/didOpen', params: { textDocument } })
      return (await until(uriOf(path))).params?.diagnostics ?? []
    },
    complete: async (path, position) =>
      (await ask('textDocument/completion', at(path, position)))?.items ?? [],
    hover: async (path, position) =>
      (await ask('textDocument/hover', at(path, position)))?.contents?.value ?? '',
    stop: () => server.kill(),
  }
}

const CAPABILITIES = {
  workspace: { configuration: true },
  textDocument: {
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown', 'plaintext'] } },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    publishDiagnostics: {},
  },
}

const uriOf = (path: string) => pathToFileURL(join(PROJECT, path)).href

/** For `yaml`: all settings whose names begin with `yaml.`. */
function sectionOf(settings: Readonly<Record<string, unknown>>, section: string): unknown {
  if (section.startsWith('[')) return settings[section] ?? {}
  const found: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(settings)) {
    if (!name.startsWith(`${section}.`)) continue
    const [first = '', second] = name.slice(section.length + 1).split('.')
    found[first] = second === undefined ? value : { [second]: value }
  }
  return found
}

/** Messages follow each other without a break. Before each there is a header with its length in bytes. */
function readMessages(stream: NodeJS.ReadableStream, take: (message: Message) => void): void {
  let rest = Buffer.alloc(0)
  stream.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part])
    for (;;) {
      const head = rest.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString('latin1', 0, Math.max(0, head)))?.[1])
      if (head < 0 || rest.length < head + 4 + length) return
      const message: Message = JSON.parse(rest.toString('utf8', head + 4, head + 4 + length))
      rest = rest.subarray(head + 4 + length)
      take(message)
    }
  })
}
