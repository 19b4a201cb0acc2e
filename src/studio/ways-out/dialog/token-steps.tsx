/** How to get a token, in words: the form at GitHub may change, or not be filled in. */
import type { Repository } from '../way-out.ts'
import { sayWay } from '../words.ts'
import { Outside } from './outside.tsx'

const DAYS = 30

/** GitHub's form, filled in but for the repository, which GitHub does not take from an address. */
export function tokenForm({ owner, name }: Repository): string {
  const fields = new URLSearchParams({
    name: `Studio: ${name}`.slice(0, 40),
    description: `Proposes changes of ${owner}/${name} in Studio`,
    target_name: owner,
    expires_in: String(DAYS),
    contents: 'write',
    pull_requests: 'write',
  })
  return `https://github.com/settings/personal-access-tokens/new?${fields}`
}

export function TokenSteps({ repository }: { readonly repository: Repository }) {
  const { owner, name } = repository
  return (
    <>
      <p>{sayWay('tokenIs')}</p>
      <ol>
        <li>
          {sayWay('tokenStep1')} <Outside address={tokenForm(repository)}>{sayWay('tokenForm')}</Outside>
        </li>
        <li>{sayWay('tokenStep2', { owner })}</li>
        <li>{sayWay('tokenStep3', { name })}</li>
        <li>{sayWay('tokenStep4')}</li>
        <li>{sayWay('tokenStep5')}</li>
        <li>{sayWay('tokenStep6')}</li>
      </ol>
    </>
  )
}
