/** The form of site.yaml: the menu, chains, contacts, facts and the look first, then everything else. */
import { site } from '../../../schema/site.ts'
import { say } from '../words.ts'
import { Fields } from './field.tsx'
import { fieldsIn } from './fields.ts'

const OFTEN = ['header', 'contacts', 'facts', 'chains', 'theme']
const FIELDS = fieldsIn(site).filter(({ name }) => name !== 'schemaVersion')
const FIRST = OFTEN.flatMap((name) => FIELDS.filter((field) => field.name === name))
const OTHERS = FIELDS.filter(({ name }) => !OFTEN.includes(name))

export function SiteForm() {
  return (
    <>
      <Fields path={[]} fields={FIRST} />
      <h2>{say('otherSettings')}</h2>
      <Fields path={[]} fields={OTHERS} />
    </>
  )
}
