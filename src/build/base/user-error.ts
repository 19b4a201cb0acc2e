/** A problem that stops a command and is not a mistake in the code. Its message is for the author. */
export class UserError extends Error {}

const OF_THE_MACHINE = ['EMFILE', 'ENFILE', 'EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']

/** The message for the author, also for errors of the system. `undefined` for a mistake in the code. */
export function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof UserError) return cause.message
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(cause)
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `A part of Ukurasa is missing, or cannot be read: run npm ci. ${message}`
  return OF_THE_MACHINE.some((known) => known === code) ? `The computer refuses: ${message}.` : undefined
}
