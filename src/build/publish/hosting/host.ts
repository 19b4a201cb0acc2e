import type { Hosting } from './addresses.ts'

/** The settings of one host, which its file in `hosts/` exports as `settings`. No other file names the host. */
export type HostSettings = {
  /** Its place in the list. A new host takes the next number: then its names come last in the files of the others. */
  readonly order: number
  /** The files that the host reads, each with the function that makes its text. The host must not serve `notServed`. */
  readonly files: Readonly<Record<string, (hosting: Hosting, notServed: readonly string[]) => string>>
  /** After this command the host reads its files again. Left out if it always reads those beside the pages. */
  readonly reload?: string
}
