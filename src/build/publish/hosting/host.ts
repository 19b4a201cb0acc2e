import type { Hosting } from './addresses.ts'

/** The settings of one host: what its file in `hosts/` exports as `settings`. Nothing else names a host. */
export type HostSettings = {
  /** Where it stands among the others. A new host takes the next number, so that its names come last in their files. */
  readonly order: number
  /** The files that it reads, each with what makes its text. `notServed` is what nobody else may read. */
  readonly files: Readonly<Record<string, (hosting: Hosting, notServed: readonly string[]) => string>>
}
