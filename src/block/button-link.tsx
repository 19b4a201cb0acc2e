/** A link that looks like a button. */
import { Anchor } from './anchor.tsx'
import type { ResolvedLink } from './view.ts'

export type ButtonLinkProps = {
  readonly link: ResolvedLink
  readonly newTab: string
  readonly variant?: 'primary' | 'secondary' | undefined
  /** One emoji before the words. */
  readonly icon?: string | undefined
}

/** Without an address it is plain text: what cannot be pressed must not look as if it could. */
export function ButtonLink({ link, newTab, variant = 'primary', icon }: ButtonLinkProps) {
  if (link.href === '') return <Anchor link={link} newTab={newTab} />
  return (
    <Anchor
      link={link}
      newTab={newTab}
      className={variant === 'primary' ? 'btn btn-primary' : 'btn btn-outline'}
    >
      {icon && <span aria-hidden="true">{icon}</span>}
      {link.title}
    </Anchor>
  )
}
