/** The form of the file that is open: a page, or what pages share. Or its text. */
import { lazy, Suspense } from 'react'
import { useSignal } from '../../preview/page/signal.ts'
import { type State, store } from '../session/state.ts'
import { asText } from '../text/shown.ts'
import { BlockList } from './block-list.tsx'
import { NamesLists } from './inputs/names.tsx'
import { isBroken } from './is-broken.ts'
import { PageForm } from './page-form.tsx'
import { SharedFile } from './shared-file.tsx'

/** Loaded when they are opened. */
const SiteForm = lazy(async () => ({ default: (await import('./site-form.tsx')).SiteForm }))
const TableForm = lazy(async () => ({ default: (await import('./table/table-form.tsx')).TableForm }))
const TextView = lazy(async () => ({ default: (await import('../text/text-view.tsx')).TextView }))

export function FileForm() {
  const state = useSignal(store)
  const isText = useSignal(asText)
  if (!state) return null
  return (
    <>
      {state.path !== state.page && <SharedFile state={state} />}
      <Suspense>{isText || isBroken(state) ? <TextView state={state} /> : <FormOf state={state} />}</Suspense>
      <NamesLists />
    </>
  )
}

function FormOf({ state }: { readonly state: State }) {
  const { path } = state
  if (path.endsWith('.csv')) return <TableForm state={state} />
  if (path === 'site.yaml') return <SiteForm />
  return path.startsWith('pages/snippets/') ? <BlockList /> : <PageForm />
}
