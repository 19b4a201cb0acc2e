/** Gives the page another address. Every link follows. */
import { type FormEvent, useState } from 'react'
import { routeOf } from '../../core/site/routes.ts'
import { sayInDialog } from '../dialog-words.ts'
import { focusLater } from '../form/tools/focus-later.ts'
import { say } from '../words.ts'
import { PanelText } from './panel-fields.tsx'
import { movePage, typedAddress } from './site-actions.ts'

export function RenamePanel({ path, onDone }: { readonly path: string; readonly onDone: () => void }) {
  const [to, setTo] = useState(routeOf(path))
  const [problem, setProblem] = useState<string>()
  const move = (event: FormEvent) => {
    event.preventDefault()
    const refused = movePage(path, to)
    setProblem(refused)
    if (refused !== undefined) return
    onDone()
    focusLater('undo')
  }
  return (
    <form onSubmit={move}>
      <p>{sayInDialog('renameHelp')}</p>
      <PanelText
        label={say('address')}
        value={to}
        onChange={(words) => setTo(typedAddress(words))}
        help={sayInDialog('addressHelp')}
        problem={problem}
      />
      <p className="row">
        <button type="submit" className="main">
          {sayInDialog('rename')}
        </button>
      </p>
    </form>
  )
}
