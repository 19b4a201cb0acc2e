/** What keeps a command from its end although nobody made a mistake, in words for the author. */
export class UserError extends Error {}

const OF_THE_MACHINE = ['EMFILE', 'ENFILE', 'EIO', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']

/** The same of any error: also of what the machine refuses. `undefined` of mistakes in the code. */
export function reasonOf(cause: unknown): string | undefined {
  if (cause instanceof UserError) return cause.message
  const { code, message }: { readonly code?: unknown; readonly message?: unknown } = Object(cause)
  if (code === 'ERR_MODULE_NOT_FOUND')
    return `A part of Ukurasa is missing, or cannot be read: run npm ci. ${message}`
  return OF_THE_MACHINE.some((known) => known === code) ? `The machine refuses: ${message}.` : undefined
}
