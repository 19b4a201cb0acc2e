/** The text of the file in the form, with completion, hints and the messages of the check. */
import { useEffect, useRef } from 'react'
import { spansOf } from '../../diagnostics/diagnostic.ts'
import { isBroken } from '../form/is-broken.ts'
import { changeText } from '../session/session.ts'
import type { State } from '../session/state.ts'
import { say } from '../words.ts'
import { type Editor, openEditor } from './editor.ts'
import { placeToShow } from './shown.ts'

export function TextView({ state }: { readonly state: State }) {
  const { source, messages, isReadOnly } = state
  const host = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const { path } = source
  useEffect(() => {
    const element = host.current
    if (!element) return
    const opened = openEditor(element, {
      path,
      label: say('textOf', { file: path }),
      isReadOnly,
      onText: (text) => changeText(text, 'text'),
    })
    editor.current = opened
    return () => opened.close()
  }, [path, isReadOnly])
  useEffect(() => editor.current?.show(source.text), [source.text, path])
  useEffect(() => {
    const said = messages.flatMap((each) => spansOf(each).map((span) => ({ ...each, span })))
    editor.current?.say(said.filter(({ span }) => span.file === path))
  }, [messages, path])
  useEffect(() => {
    const lead = () => {
      const place = placeToShow.get()
      if (place) editor.current?.goTo(place)
      placeToShow.set(undefined)
    }
    lead()
    return placeToShow.subscribe(() => placeToShow.get() && lead())
  }, [])
  return (
    <section aria-label={say('asTextButton')}>
      {isBroken(state) && <p>{say('asText')}</p>}
      <p className="says">{say('textHelp')}</p>
      <div ref={host} className="editor" />
    </section>
  )
}
