/** A link to GitHub, which learns nothing about where it was followed. */
import type { ReactNode } from 'react'

type Props = { readonly address: string; readonly children: ReactNode }

export function Outside({ address, children }: Props) {
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
