/** Whether the token may write to the repository. */
import { failed } from '../failed.ts'
import { CallFailed, type GitHub } from './api.ts'

type Found = { readonly permissions?: { readonly push?: boolean } }

/** If GitHub does not say it, we try: it refuses each call that is not allowed. */
export async function mayWrite(github: GitHub): Promise<boolean> {
  const found = await github.get<Found>('')
  if (!found) throw new CallFailed(failed('not-found'))
  return found.permissions?.push !== false
}
