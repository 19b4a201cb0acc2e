/** The form of the file that is open: a page, or what pages share. Or its text. */
import { useSignal } from '../../preview/signal.ts'
import { part } from '../part.tsx'
import { type State, store } from '../session/state.ts'
import { asText } from '../text/shown.ts'
import { BlockList } from './block-list.tsx'
import { NamesLists } from './inputs/names.tsx'
import { isBroken } from './is-broken.ts'
import { PageForm } from './page-form.tsx'

/** Loaded when they are opened. */
const SharedFile = part(async () => ({ default: (await import('./shared-file.tsx')).SharedFile }))
const SiteForm = part(async () => ({ default: (await import('./site-form.tsx')).SiteForm }))
const TableForm = part(async () => ({ default: (await import('./table/table-form.tsx')).TableForm }))
const TextView = part(async () => ({ default: (await import('../text/text-view.tsx')).TextView }))

export function FileForm() {
  const state = useSignal(store)
  const isText = useSignal(asText)
  if (!state) return null
  return (
    <>
      {state.formPath !== state.framePath && <SharedFile state={state} />}
      {isText || isBroken(state) ? <TextView state={state} /> : <FormOf state={state} />}
      <NamesLists />
    </>
  )
}

function FormOf({ state }: { readonly state: State }) {
  const { formPath } = state
  if (formPath.endsWith('.csv')) return <TableForm state={state} />
  if (formPath === 'site.yaml') return <SiteForm />
  return formPath.startsWith('pages/snippets/') ? <BlockList /> : <PageForm />
}
