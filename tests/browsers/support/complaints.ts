/** What a page of Studio complains of. Its own server adds no listener to it, as that of the other tests does. */
import type { Visit } from './visit.ts'

/** From now on. */
export function noteComplaints(visit: Visit): Promise<void> {
  return visit.page(() => {
    const complaints: string[] = []
    Object.assign(window, { complaints })
    addEventListener('error', ({ message }) => complaints.push(message))
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      complaints.push(effectiveDirective),
    )
  })
}

export const complaints = (visit: Visit) => visit.page(() => Reflect.get(window, 'complaints'))
