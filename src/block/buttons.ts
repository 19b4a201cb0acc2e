/** The rule of blocks with buttons below their words: each needs an address. */
import type { Finding } from '../diagnostics/diagnostic.ts'
import type { BlockRules } from './rules.ts'

type Buttons = { readonly links?: readonly { readonly href?: string | undefined }[] | undefined }

export const buttonRules =
  (withoutAddress: () => Finding): BlockRules<Buttons> =>
  ({ links = [] }, { report }) => {
    links.forEach(({ href }, index) => {
      if (href === undefined) report(['links', index], withoutAddress())
    })
  }
