/** The button that mends, loaded where a message is. */
import { part } from '../part.tsx'

export const MendButton = part(async () => ({ default: (await import('./mend-button.tsx')).MendButton }))
