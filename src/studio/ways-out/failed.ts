import type { Failed, Reason } from './way-out.ts'

/** `again`: it may work without any change. `says` are the words of the other side. */
export const failed = (reason: Reason, again = false, says = ''): Failed => ({
  kind: 'failed',
  reason,
  again,
  says,
})
