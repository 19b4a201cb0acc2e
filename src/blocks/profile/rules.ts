/** A name and a role that have changed places, and a year that is far ahead, or before the foundation. */
import type { Block } from '../../../schema/page.ts'
import { DAY_LENGTH } from '../../block/day.ts'
import type { BlockRules } from '../../block/rules.ts'
import { yearMeant } from '../../block/years.ts'
import * as messages from '../../diagnostics/messages.ts'

/** `Mrs. Grace Wambui`. `Prof. of Music`, `Mrs. Wambui's deputy` and `M. Sc.` are roles. */
const PERSON =
  /^(?:M(?:rs?|s|iss|me|lle|wl|\.)|Dr|Dkt|Prof|Rev|Fr|Bw|Bi|Mwalimu(?! Mkuu)|Herr|Frau)\.?(?: \p{Lu}[\p{L}.'’-]*)* \p{Lu}[\p{L}'’-]+(?:,|$)/u

/** Roles that are no surnames. */
const ROLES =
  '(?:head|house|school)?(?:master|mistress|teacher)|principal|manager|director|nurse|chaplain|bursar|secretary|matron|librarian|directeur|directrice|infirmi(?:er|ère)|secrétaire|meneja|mkurugenzi|muuguzi|mhasibu'
/** `Boarding Master` */
const ROLE = new RegExp(`(?:^| )(?:${ROLES})$`, 'i')
/** What shows that words are a role. Words that are surnames, too, only count at the start. */
const WORK = new RegExp(
  `^(?:cook|coach|driver|guard|head|tutor|mwalimu)(?!\\p{L})|(?<!\\p{L})(?:${ROLES}|deputy|doctor|officer|accountant|assistant|chair(?:man|woman|person|lady)?|\\p{L}*leit(?:er|ung)(?:in)?|katibu|dereva|mpishi)(?!\\p{L})`,
  'iu',
)
/** `Football Coach`, but also `Peter Cook`: only beside a title and two names, as in `Mr. Peter Otieno`. */
const LAST = / (?:cook|coach|driver|guard|head|tutor|mkuu)$/i
/** Three or four words. Some name a department. */
const NAMES = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.'’-]*){2,3}$/u
const DEPARTMENT =
  /(?<!\p{L})(?:of|and|the|for|department|house|room|chapel|office|services?|school|team|association|orchestra|choir|club|campus|academy|grade|class|desk|kanisa|kwaya|des?|et|ya|wa|la|za)(?!\p{L})/iu
const isExchanged = (name: string, role: string) =>
  PERSON.test(role)
    ? !PERSON.test(name) && (WORK.test(name) || (LAST.test(name) && / \S+ \S/.test(role)))
    : ROLE.test(name) && NAMES.test(role) && !WORK.test(role) && !DEPARTMENT.test(role)

export const rules: BlockRules<Block<'profile'>> = ({ name, role, organisation, since = '' }, context) => {
  if (isExchanged(name, role)) context.report(['name'], messages.nameAsRole(role))
  const { founded = '' } = context.config.organisation
  const year = /\d{4}/.exec(since)?.[0] ?? founded
  if (year < founded && organisation === undefined)
    context.report(
      ['since'],
      messages.yearUnlikely(year, { other: { field: 'organisation.founded', says: founded } }),
    )
  if (!/^\d{4,}$/.test(since)) return
  const present = new Date(context.today * DAY_LENGTH).getUTCFullYear()
  if (Number(since) > present + 1)
    context.report(['since'], messages.yearUnlikely(since, { meant: yearMeant(since, present) }))
}
