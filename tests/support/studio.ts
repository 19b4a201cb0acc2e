/** Studio's requests, as its page sends them and as others would like to. */
import { KEY_HEADER, SOURCES, type Sources, type Wanted, WRITE } from '../../src/preview/studio.ts'
import { ask, type Question, type Reply } from './ask.ts'

/** The key, as the document of Studio has it. */
export async function keyOf(address: string): Promise<string> {
  const { body } = await ask(address, { path: '/_studio/' })
  return /<meta name="ukurasa-key" content="([^"]+)">/.exec(body)?.[1] ?? ''
}

export async function sourcesOf(address: string): Promise<Sources> {
  const headers = { [KEY_HEADER]: await keyOf(address) }
  const sources: Sources = JSON.parse((await ask(address, { path: SOURCES, headers })).body)
  return sources
}

/** `others` replace what the page of Studio would send. */
export const save = (address: string, files: unknown, others: Partial<Question> = {}): Promise<Reply> =>
  post(address, WRITE, { files }, others)

export async function post(
  address: string,
  path: string,
  body: unknown,
  others: Partial<Question> = {},
): Promise<Reply> {
  const own = { origin: address, 'content-type': 'application/json', [KEY_HEADER]: await keyOf(address) }
  return ask(address, {
    path,
    method: 'POST',
    body: JSON.stringify(body),
    ...others,
    headers: { ...own, ...others.headers },
  })
}

/** The wish to write a file that the site has. */
export async function wanted(address: string, path: string, text: string | null): Promise<Wanted> {
  const { texts } = await sourcesOf(address)
  return { path, opened: texts[path]?.fingerprint ?? null, text }
}
