/** The button of the search, and what it opens. Comes when somebody reaches for it. */
import { useState } from 'react'
import { defineIsland } from '../../block/define-island.ts'
import { Panel } from './panel.tsx'
import { SearchButton } from './search.tsx'
import type { SearchProps } from './search-props.ts'
import { useIndex } from './use-index.ts'
import { useSheet } from './use-sheet.ts'

/** As while a page is on its way. */
const BAR = { position: 'fixed', zIndex: 1060, top: 0, left: 0, width: '100%', height: '.375rem' } as const

function LiveSearch(props: SearchProps) {
  const { label, index, list } = props
  const [isOpen, setOpen] = useState(false)
  const loaded = useIndex(index, isOpen, list?.href)
  const isDressed = useSheet()
  return (
    <>
      <SearchButton {...props} onPress={() => setOpen(true)} />
      {isOpen && !isDressed && <progress aria-label={label} style={BAR} />}
      {isOpen && isDressed && <Panel {...{ label, list, ...loaded }} onClose={() => setOpen(false)} />}
    </>
  )
}

export const island = defineIsland<SearchProps>({
  name: 'search',
  wake: 'intent',
  Component: LiveSearch,
  read: (element) => {
    const [button, link] = [element.querySelector('button'), element.querySelector('a')]
    const list = link && {
      title: link.textContent,
      href: link.getAttribute('href') ?? '',
      current: link.hasAttribute('aria-current'),
    }
    return { label: button?.textContent ?? '', index: button?.dataset.index ?? '', list: list ?? undefined }
  },
})
