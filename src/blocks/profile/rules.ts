/** A name and a role that have changed places. */
import type { Block } from '../../../schema/page.ts'
import type { BlockRules } from '../../block/rules.ts'
import * as messages from '../../diagnostics/messages.ts'

/** `Mrs. Grace Wambui`. `Prof. of Music`, `Mrs. Wambui's deputy` and `M. Sc.` are roles. */
const PERSON =
  /^(?:M(?:rs?|s|iss|me|lle|wl|\.)|Dr|Dkt|Prof|Rev|Fr|Bw|Bi|Herr|Frau)\.?(?: \p{Lu}[\p{L}.'’-]*)* \p{Lu}[\p{L}'’-]+(?:,|$)/u

export const rules: BlockRules<Block<'profile'>> = ({ name, role }, { report }) => {
  if (PERSON.test(role) && !PERSON.test(name)) report(['name'], messages.nameAsRole(role))
}
