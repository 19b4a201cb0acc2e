/** Asks the server to do something. Shows what went wrong. */
import type { Place } from '../facts.ts'
import { inOrder } from '../in-order.ts'
import { update } from './store.ts'

/** One request after the other: two at once may arrive in the wrong order, and the clock would show the first. */
const next = inOrder()

export const placeOf = ({ file, line, column }: Place): string => `${file}:${line}:${column}`

export const openInEditor = ({ file, line, column }: Place): Promise<void> =>
  ask('/_ukurasa/open', { file, line, column })

/** An ISO moment, or `null` for the real time. */
export const setClock = (clock: string | null): Promise<void> => ask('/_ukurasa/clock', { clock })

const ask = (path: string, body: object): Promise<void> => next(() => send(path, body))

async function send(path: string, body: object): Promise<void> {
  try {
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    update({ notice: response.ok ? undefined : await response.text() })
  } catch {
    update({ notice: 'The preview does not answer. Is npm start still running?' })
  }
}
