/** Checks whether HTML is valid by the standard. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const loader = new StaticConfigLoader({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // React writes `<br/>`, and attributes in the spelling of the standard. The style of the HTML does not matter here.
    'void-style': 'off',
    'attr-quotes': ['error', { style: 'double' }],
    'no-inline-style': ['error', { allowedProperties: [] }],
    'require-sri': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
  },
})
const validator = new HtmlValidate(loader)

/** What is wrong with a document, in words. `name` is its name in messages. */
export async function htmlFaults(name: string, html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html, `${name}.html`)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => {
      const around = html.slice(Math.max(0, offset - 60), offset + 60).replaceAll(/\s+/g, ' ')
      return `${name}: ${message} [${ruleId}] … ${around} …`
    }),
  )
}
