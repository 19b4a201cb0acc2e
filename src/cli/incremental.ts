/**
 * The only line that uses build/incremental. Without that folder, and with `export const incremental = undefined` here,
 * all commands do the same, but they take longer. So they ask for it with `?.`. It helps a command that runs often and
 * needs little of each page: what was not kept is read again.
 */
export * as incremental from '../build/incremental/index.ts'
