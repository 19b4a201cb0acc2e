/** Loads the index once: as soon as the search is awake, because somebody has reached for it. */
import { useEffect, useState } from 'react'
import type { SearchIndex, SearchWords } from '../../block/search-index.ts'
import { type Find, newFinder } from './find.ts'

export type Loaded = { readonly find?: Find; readonly words?: SearchWords }

let loading: Promise<Loaded> | undefined

/** Browsers compile code when it first runs. With this it has run before the index is there. */
const SAMPLE: SearchIndex = {
  lang: 'en',
  words: { close: '', hint: '', found: '', nothing: '' },
  pages: [['', 'Fees', 'What grade 5 costs', [['Fee', 'Fees of the boys', 'fees']]]],
}

function load(address: string): Promise<Loaded> {
  loading ??= fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    const index: SearchIndex = await answer.json()
    return { find: newFinder(index), words: index.words }
  })
  newFinder(SAMPLE)('fees grade 5')
  // The next attempt starts again.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

/** Without an index, the search opens the list of all pages, as it does without scripts. */
export function useIndex(address: string, isOpen: boolean, list: string | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({})
  useEffect(() => {
    let isWanted = true
    load(address).then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && isOpen && list !== undefined && location.assign(list),
    )
    return () => {
      isWanted = false
    }
  }, [address, isOpen, list])
  return loaded
}
