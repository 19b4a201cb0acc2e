/** Whether the terminal wants colours. */
import { type Colours, colours } from '../../diagnostics/format-pretty.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Whether to write colours. FORCE_COLOR decides if it is set (`0` and `false` mean no), as in Node. Otherwise NO_COLOR
 * with any value means no. Otherwise a terminal means yes.
 */
export function wantsColour(isTerminal: boolean, env: Environment): boolean {
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  if (env.NO_COLOR) return false
  return isTerminal && env.TERM !== 'dumb'
}

/** The colours of standard output. */
export const inColour = (): Colours => colours(wantsColour(process.stdout.isTTY === true, process.env))
