/** The place of a new page in a chain: which chain, and after which page of it. */
import { useState } from 'react'
import { usualPlace } from '../../core/change/new-page/usual-place.ts'
import { sayInDialog } from '../dialog-words.ts'
import type { Group, Places } from './new-places.ts'
import { PanelChoice } from './panel-fields.tsx'

type Place = {
  readonly chain: Group | undefined
  /** What the page before it has as `href`. */
  readonly after: string | undefined
  readonly onChain: (name: string) => void
  readonly onAfter: (href: string) => void
}

/** `menu` is the number of a dropdown, from 1, or stands for none. */
export function useChainPlace({ groups, chains }: Places, menu: string): Place {
  const [name, setName] = useState('')
  const [chosen, onAfter] = useState<string>()
  const chain = chains.find((each) => each.name === name)
  const usual =
    chain &&
    usualPlace(
      chain.pages,
      groups.map(({ pages }) => pages),
      groups[Number(menu) - 1]?.pages,
    )
  const onChain = (other: string) => {
    setName(other)
    onAfter(undefined)
  }
  return { chain, after: chain && (chosen ?? usual?.href), onChain, onAfter }
}

type Props = { readonly chains: readonly Group[]; readonly place: Place }

export function ChainFields({ chains, place: { chain, after, onChain, onAfter } }: Props) {
  const next = chain?.pages[chain.pages.findIndex(({ href }) => href === after) + 1]
  return (
    <>
      <PanelChoice
        label={sayInDialog('inChain')}
        help={sayInDialog('inChainHelp')}
        value={chain?.name ?? ''}
        onChange={onChain}
        options={[['', sayInDialog('nowhere')], ...chains.map((each) => [each.name, wordsOf(each)] as const)]}
      />
      {chain && after !== undefined && (
        <PanelChoice
          label={sayInDialog('afterPage')}
          help={next ? sayInDialog('afterPageNext', { title: next.title }) : sayInDialog('afterPageLast')}
          value={after}
          onChange={onAfter}
          options={chain.pages.map(({ href, title }) => [href, title])}
        />
      )}
    </>
  )
}

function wordsOf({ name, pages }: Group): string {
  const [first, last] = [pages[0], pages.at(-1)]
  return first && last ? sayInDialog('chainOf', { first: first.title, last: last.title, name }) : name
}
