/** The entries of the menu: links, and groups that open. */
import type { PointerEvent } from 'react'
import { Anchor } from '../../block/anchor.tsx'
import type { MenuEntry, MenuLink, MenuProps } from './header-props.ts'

/** The handlers of a group. Before the island is awake there are none, and styles open groups. */
export type GroupEvents = {
  readonly onEnter: (index: number, event: PointerEvent) => void
  readonly onLeave: (event: PointerEvent) => void
}

type MenuListProps = Pick<MenuProps, 'entries' | 'path'> & {
  readonly newTab: string
  /** Which entry is the group that is open. */
  readonly open: number | undefined
  readonly events: GroupEvents
}

export function Menu({ entries, path, newTab, open, events }: MenuListProps) {
  return (
    <ul className="menu nav">
      {entries.map((entry, index) => (
        <li
          className="nav-item"
          key={`${entry.title} ${entry.href}`}
          onPointerEnter={(event) => entry.links && events.onEnter(index, event)}
          onPointerLeave={events.onLeave}
        >
          {entry.links ? (
            <Group {...{ entry, path, newTab }} links={entry.links} open={open === index} />
          ) : (
            <Entry link={entry} path={path} newTab={newTab} className="menu-entry" />
          )}
        </li>
      ))}
    </ul>
  )
}

type GroupProps = Pick<MenuListProps, 'path' | 'newTab'> & {
  readonly entry: MenuEntry
  readonly links: readonly MenuLink[]
  readonly open: boolean
}

/** All groups have the same name, so opening one closes the others if the browser supports that. */
function Group({ entry, links, path, newTab, open }: GroupProps) {
  return (
    <>
      <details name="menu" open={open}>
        <summary className="menu-entry">{entry.title}</summary>
      </details>
      <ul className="menu-group">
        {links.map((link) => (
          <li key={`${link.title} ${link.href}`}>
            <Entry link={link} path={path} newTab={newTab} />
          </li>
        ))}
      </ul>
    </>
  )
}

type EntryProps = {
  readonly link: MenuLink
  readonly path: string
  readonly newTab: string
  readonly className?: string
}

function Entry({ link, path, newTab, className }: EntryProps) {
  const { external = false, reload = false } = link
  return (
    <Anchor
      link={{ ...link, external, reload, current: link.href === path }}
      newTab={newTab}
      className={className}
    />
  )
}
