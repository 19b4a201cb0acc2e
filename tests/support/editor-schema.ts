/** What the schemas for editors say about a document, and what the engine says about it. */
import { Ajv } from 'ajv'
import { parseDocument, visit } from 'yaml'
import { names } from '../../src/cli/commands/generate/editors/names.ts'
import { schemas } from '../../src/cli/commands/generate/json-schema.ts'
import type { SiteValues } from '../../src/core/validate/interpolate.ts'
import { validatePage, validateSite } from '../../src/core/validate/validate.ts'
import { toSource } from '../../src/core/yaml/source.ts'
import type { SourceFile } from '../../src/core/yaml/source-file.ts'
import { PROJECT } from './modules.ts'

const ajv = new Ajv({ allowUnionTypes: true, strictTypes: false })
ajv.addVocabulary(['defaultSnippets', 'enumDescriptions', 'errorMessage', 'patternErrorMessage'])
for (const { text } of names(PROJECT)) ajv.addSchema(JSON.parse(text), 'names.schema.json')
const schemaOf = (name: string) =>
  ajv.compile(
    JSON.parse(schemas().find(({ path }) => path === `schema/${name}.schema.json`)?.text ?? 'false'),
  )
const SCHEMAS = { page: schemaOf('page'), site: schemaOf('site'), snippet: schemaOf('snippet') } as const

/** What an editor underlines in a file. `value` has the types that YAML guesses. */
export function editorFaults(value: unknown, file: keyof typeof SCHEMAS = 'page'): readonly string[] {
  const schema = SCHEMAS[file]
  if (schema(value)) return []
  return (schema.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Codes that no schema can find, because the values are in another file. */
const ELSEWHERE = new Set(['unknown-value', 'circular-value'])

/** The same of site.yaml. */
export function engineFaultsOfSite(source: SourceFile, values: SiteValues | undefined): readonly string[] {
  const codes: string[] = []
  validateSite(source, values, ({ code, severity }) => severity === 'error' && codes.push(code))
  return codes.filter((code) => !ELSEWHERE.has(code))
}

/** The codes of what the engine refuses in a page, without links and rules between fields. */
export function engineFaults(source: SourceFile, values: SiteValues | undefined): readonly string[] {
  const codes: string[] = []
  validatePage(source, values, ({ code, severity }) => severity === 'error' && codes.push(code))
  return codes.filter((code) => !ELSEWHERE.has(code))
}

/**
 * A text as both see it. `undefined` if it is not YAML that a page may contain. Editors miss two kinds of mistakes: they
 * cannot tell an empty field from the word `null`, which is a text, and they take `64.` or `1e3` for numbers, which are
 * not valid amounts. Here an empty field is an empty text, and these numbers are words.
 */
export function readTwice(path: string, text: string) {
  let refused = false
  const source = toSource(path, text, () => {
    refused = true
  })
  const document = parseDocument(text, { logLevel: 'silent' })
  if (refused || source.value === undefined || document.errors.length > 0) return undefined
  visit(document, {
    Scalar: (_, node) => {
      if (node.value === null && node.source === '') node.value = ''
      if (typeof node.value === 'number' && !/^-?\d+(?:\.\d+)?$/.test(node.source ?? ''))
        node.value = node.source
    },
    Pair: (_, pair) => {
      if (pair.value === null) pair.value = document.createNode('')
    },
  })
  const typed: unknown = document.toJS()
  return { source, typed }
}
