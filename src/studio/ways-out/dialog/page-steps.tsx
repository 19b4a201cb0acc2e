/** The pages of GitHub on which the author goes on, one for each file. */
import { useState } from 'react'
import { lastPart } from '../../../core/base/last-part.ts'
import { download } from '../download.ts'
import type { GitHubPage } from '../way-out.ts'
import { sayWay } from '../words.ts'
import { Outside } from './outside.tsx'

type Props = { readonly pages: readonly GitHubPage[]; readonly isCompared: boolean }

export function PageSteps({ pages, isCompared }: Props) {
  return (
    <>
      {pages.length === 0 && <p>{sayWay('nothing-new')}</p>}
      {!isCompared && <p>{sayWay('notCompared')}</p>}
      {pages.length > 1 && <p>{sayWay('goOnThere')}</p>}
      {pages.map((page) => (
        <PageStep key={page.path} page={page} />
      ))}
    </>
  )
}

function PageStep({ page: { kind, path, address, copy } }: { readonly page: GitHubPage }) {
  return (
    <section aria-label={path}>
      <h3>
        <code>{path}</code>
      </h3>
      <p>{sayWay(kind === 'new' && copy !== null ? 'page-new-copy' : `page-${kind}`)}</p>
      {typeof copy === 'string' && <CopyText path={path} text={copy} />}
      {copy instanceof Uint8Array && (
        <button type="button" onClick={() => download(lastPart(path), copy)}>
          {sayWay('getFile')}
        </button>
      )}
      <p>
        <Outside address={address}>{sayWay('openPage')}</Outside>
      </p>
    </section>
  )
}

function CopyText({ path, text }: { readonly path: string; readonly text: string }) {
  const [state, setState] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('notCopied')
    }
  }
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {sayWay('copyText')}
      </button>
      <p role="status">{state && sayWay(state)}</p>
      {state === 'notCopied' && (
        <textarea readOnly rows={8} aria-label={sayWay('textOfFile', { path })} defaultValue={text} />
      )}
    </>
  )
}
