/** Names a process so that others can tell whether it still runs. */
import { hash } from 'node:crypto'
import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { hostname } from 'node:os'
import { codeOf } from '../../base/error-code.ts'

export type LockOwner = {
  readonly process: string
  /** When it was started, as the system counts: process numbers are used again. */
  readonly since: string
  readonly machine: string
}

/** In milliseconds. We cannot ask another machine about its processes, but no build takes this long. */
const LONGEST = 15 * 60 * 1000

export function thisProcess(): LockOwner {
  return {
    process: String(process.pid),
    since: startOf(process.pid) ?? '0',
    machine: hash('sha256', `${hostname()} ${processNumbers()}`, 'hex').slice(0, 8),
  }
}

/** `file` is the one that the process wrote when it took the lock. */
export function isAlive({ process: id, since, machine }: LockOwner, file: string): boolean {
  const here = thisProcess()
  if (machine !== here.machine) {
    const found = statSync(file, { throwIfNoEntry: false })
    return found !== undefined && Date.now() - found.mtimeMs < LONGEST
  }
  return here.since === '0' ? answers(Number(id)) : startOf(Number(id)) === since
}

/** `undefined` if the process has ended, `0` if the system does not say. */
function startOf(id: number): string | undefined {
  if (process.platform !== 'linux') return '0'
  try {
    // The program's name is in brackets and may contain anything. The state and the other fields come after it.
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

/** Each container numbers its own processes, even if it has the same name as the machine. */
function processNumbers(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}
