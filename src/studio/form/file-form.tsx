/** The form of the file that is open: a page, or what pages share. */
import { lazy, Suspense } from 'react'
import { useSignal } from '../../preview/page/signal.ts'
import { type State, store } from '../session/state.ts'
import { BlockList } from './block-list.tsx'
import { NamesLists } from './names.tsx'
import { PageForm } from './page-form.tsx'
import { SharedFile } from './shared-file.tsx'
import { WholeText } from './whole-text.tsx'

/** Loaded when they are opened. */
const SiteForm = lazy(async () => ({ default: (await import('./site-form.tsx')).SiteForm }))
const TableForm = lazy(async () => ({ default: (await import('./table-form.tsx')).TableForm }))

export function FileForm() {
  const state = useSignal(store)
  if (!state) return null
  return (
    <>
      {state.path !== state.page && <SharedFile state={state} />}
      <Suspense>
        <FormOf state={state} />
      </Suspense>
      <NamesLists />
    </>
  )
}

function FormOf({ state }: { readonly state: State }) {
  const { path, source } = state
  if (path.endsWith('.csv')) return <TableForm state={state} />
  if (source.value === undefined) return <WholeText state={state} />
  if (path === 'site.yaml') return <SiteForm />
  return path.startsWith('pages/snippets/') ? <BlockList /> : <PageForm />
}
