/** The form of a page: its own fields, and its blocks. */
import { page } from '../../../schema/page.ts'
import { valueAt } from '../../core/base/value-at.ts'
import { useSignal } from '../../preview/signal.ts'
import { store } from '../session/state.ts'
import { say } from '../words.ts'
import { BlockList } from './block-list.tsx'
import { Fields } from './field.tsx'
import { fieldsIn } from './fields.ts'
import { focusLater } from './tools/focus-later.ts'

const FIELDS = fieldsIn(page)
const FIRST = FIELDS.filter(({ isRequired }) => isRequired)
const OTHERS = FIELDS.filter(({ isRequired }) => !isRequired)

export function PageForm() {
  const state = useSignal(store)
  if (!state) return null
  const { source } = state
  const isOpen = OTHERS.some(({ name }) => valueAt(source.value, [name]) !== undefined)
  return (
    <>
      <section aria-labelledby="page-fields">
        <h2 id="page-fields">{say('pageFields')}</h2>
        <button
          type="button"
          className="mark"
          onClick={() => focusLater(`block-${state.block ?? 0}`, 'block-0')}
        >
          {say('toBlocks')}
        </button>
        <Fields path={[]} fields={FIRST} />
        <details open={isOpen}>
          <summary>{say('moreFields')}</summary>
          <Fields path={[]} fields={OTHERS} />
        </details>
      </section>
      <BlockList />
    </>
  )
}
