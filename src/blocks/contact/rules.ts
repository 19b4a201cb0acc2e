/** The contacts that a page shows must be in site.yaml. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import { certain } from '../../diagnostics/certain.ts'
import * as messages from '../../diagnostics/messages.ts'

export const rules: BlockRules<Block<'contact'>> = ({ contacts }, { config, report, written }) => {
  const known = Object.keys(config.contacts ?? {})
  contacts.forEach((name, index) => {
    if (known.includes(name)) return
    const path = ['contacts', index]
    report(path, messages.unknownContact(name, known), { meant: [[path, certain(written(path), known)]] })
  })
}
