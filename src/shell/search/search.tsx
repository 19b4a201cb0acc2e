/**
 * The search in the header. Without scripts a link to the list of all pages is there instead of the button. The code of
 * the island is for browsers only: what it opens is not in any page.
 */
import type { SearchProps } from './search-props.ts'

export function Search(props: SearchProps) {
  return (
    <div className="site-search" data-island="search" data-wake="intent">
      <SearchButton {...props} />
    </div>
  )
}

export function SearchButton({
  label,
  index,
  list,
  onPress,
}: SearchProps & { readonly onPress?: () => void }) {
  return (
    <>
      <button type="button" data-index={index} onClick={onPress}>
        {label}
      </button>
      {list && (
        <a href={list.href} aria-current={list.current ? 'page' : undefined}>
          {list.title}
        </a>
      )}
    </>
  )
}
