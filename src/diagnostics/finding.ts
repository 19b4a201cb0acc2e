/** How severe a finding is, said once for all messages. */
import type { Finding } from './diagnostic.ts'

const finding =
  (severity: Finding['severity']) =>
  (code: string, message: string, help?: string): Finding => ({
    severity,
    code,
    message,
    ...(help === undefined ? {} : { help }),
  })

/** The site cannot be built. */
export const error = finding('error')
/** Something that is most likely wrong. */
export const warning = finding('warning')
/** Something worth knowing. */
export const note = finding('note')
