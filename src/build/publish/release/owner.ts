/** Which process holds something, told so that its end is noticed. */
import { hash } from 'node:crypto'
import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf } from '../../base/error-code.ts'

export type Owner = {
  readonly process: string
  /** When it was started, as the system counts: numbers of processes come again. */
  readonly since: string
  readonly machine: string
}

/** Of a process of another machine nothing can be asked. No build takes so long. */
const LONGEST = 15 * 60 * 1000

export function thisProcess(): Owner {
  return {
    process: String(process.pid),
    since: startOf(process.pid) ?? '0',
    machine: hash('sha256', `${hostname()} ${processNumbers()}`, 'hex').slice(0, 8),
  }
}

/** `file` was written by the process when it began. */
export function isAlive({ process: id, since, machine }: Owner, file: string): boolean {
  const here = thisProcess()
  if (machine !== here.machine) {
    const found = statSync(file, { throwIfNoEntry: false })
    return found !== undefined && Date.now() - found.mtimeMs < LONGEST
  }
  return here.since === '0' ? answers(Number(id)) : startOf(Number(id)) === since
}

/** `undefined` of a process that has ended. `0` where the system does not say. */
function startOf(id: number): string | undefined {
  if (process.platform !== 'linux') return '0'
  try {
    // The name of the program stands in brackets and may hold anything; the state and the rest come behind it.
    const text = readFileSync(`/proc/${id}/stat`, 'latin1')
    const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return 'ZX'.includes(state) ? undefined : fields[18]
  } catch (cause) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(cause))) return undefined
    throw cause
  }
}

function answers(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch (cause) {
    return codeOf(cause) !== 'ESRCH'
  }
}

/** Containers count their processes by themselves, even where they bear the name of the machine. */
function processNumbers(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}
