/** Makes a new page, with its place in the menu and in a chain. */
import { type FormEvent, useState } from 'react'
import { sayInDialog } from '../dialog-words.ts'
import { focusLater } from '../form/tools/entry-tools.tsx'
import { say } from '../words.ts'
import { ChainFields, useChainPlace } from './chain-fields.tsx'
import { PanelChoice, PanelText } from './panel-fields.tsx'
import { addPage, placesInSite, suggestedRoute } from './site-actions.ts'

/** What `menu` says for the menu itself. The dropdowns are named by their numbers: their titles may hold any sign. */
const MENU = '+'

export function NewPagePanel({ onDone }: { readonly onDone: () => void }) {
  const [typed, setRoute] = useState<string>()
  const [title, setTitle] = useState('')
  const route = typed ?? suggestedRoute(title)
  const places = placesInSite(route)
  const [description, setDescription] = useState('')
  const [menu, setMenu] = useState('')
  const place = useChainPlace(places, menu)
  const [problem, setProblem] = useState<string>()
  const make = (event: FormEvent) => {
    event.preventDefault()
    const page = {
      title: title.trim() || undefined,
      description: description.trim() || undefined,
      blocks: undefined,
      menu: menu || undefined,
      chain: place.chain?.name,
      after: place.after?.split('#')[0],
    }
    const refused = addPage({ route, page })
    setProblem(refused)
    if (refused !== undefined) return
    onDone()
    focusLater('field-title')
  }
  return (
    <form onSubmit={make}>
      <PanelText label={sayInDialog('pageTitle')} value={title} onChange={setTitle} />
      <PanelText
        label={say('address')}
        value={route}
        onChange={(words) => setRoute(words.toLowerCase().replaceAll(/\s+/g, '-'))}
        help={sayInDialog('addressHelp')}
        problem={problem}
      />
      <PanelText label={sayInDialog('pageDescription')} value={description} onChange={setDescription} />
      <PanelChoice
        label={sayInDialog('inMenu')}
        value={menu}
        onChange={setMenu}
        options={[
          ['', sayInDialog('nowhere')],
          [MENU, sayInDialog('menuItself')],
          ...places.groups.map(({ name }, index) => [String(index + 1), name] as const),
        ]}
      />
      {places.chains.length > 0 && <ChainFields chains={places.chains} place={place} />}
      <p className="row">
        <button type="submit" className="main">
          {sayInDialog('makePage')}
        </button>
      </p>
    </form>
  )
}
