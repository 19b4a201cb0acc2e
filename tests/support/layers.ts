/** Who may import whom when it runs. Imports of types are free. */
import { libraries } from './libraries.ts'
import type { Import } from './modules.ts'

type Role = {
  readonly name: string
  readonly files: RegExp
  /** `OWN/` stands for the folder of the file. */
  readonly may: readonly RegExp[]
}

const REACT = /^react(?:\/jsx-runtime)?$/
const COMPONENTS = /^react-bootstrap(?:\/|$)/
const BLOCK = /^src\/block\//
const OWN = /^OWN\//
const MESSAGES = /^src\/diagnostics\/messages\.ts$/
const NODE = /^node:/

/** The first role that fits a file is its role. */
export const ROLES: readonly Role[] = [
  { name: 'the list of schemas', files: /^schema\/blocks\.ts$/, may: [/^src\/blocks\/\w+\/schema\.ts$/] },
  { name: 'the contract', files: /^schema\/\w+\.ts$/, may: [/^zod$/, /^schema\/\w+\.ts$/] },
  {
    name: 'the schema of a block',
    files: /^src\/blocks\/\w+\/schema\.ts$/,
    may: [/^zod$/, /^schema\/vocabulary\.ts$/],
  },
  {
    name: 'the rules of a block',
    files: /^src\/blocks\/\w+\/rules\.ts$/,
    may: [/^src\/block\/\w+\.ts$/, MESSAGES, /^OWN\/[\w-]+\.ts$/],
  },
  {
    name: 'an island',
    files: /^src\/(?:blocks|shell)\/\w+\/island\.tsx$/,
    may: [REACT, COMPONENTS, /^wouter/, BLOCK, OWN],
  },
  {
    name: 'the view of a block',
    files: /^src\/blocks\/\w+\/[\w-]+\.tsx?$/,
    may: [REACT, COMPONENTS, BLOCK, OWN],
  },
  {
    name: 'a list of what blocks have',
    files: /^src\/blocks\/[\w-]+\.ts$/,
    may: [/^src\/blocks\/\w+\/(?:view\.tsx|(?!schema)[\w-]+\.ts)$/],
  },
  {
    name: 'the marker of islands',
    files: /^src\/block\/island\.tsx$/,
    may: [REACT, /^react-dom\/server$/, BLOCK],
  },
  { name: 'what blocks share', files: /^src\/block\/[\w-]+\.tsx?$/, may: [REACT, COMPONENTS, BLOCK] },
  { name: 'the shell', files: /^src\/shell\//, may: [REACT, COMPONENTS, BLOCK, /^src\/shell\//] },
  {
    name: 'a diagnostic',
    files: /^src\/diagnostics\/catalogue\//,
    may: [/^src\/diagnostics\/(?:finding|wording)\.ts$/],
  },
  {
    name: 'diagnostics',
    files: /^src\/diagnostics\//,
    may: [/^fastest-levenshtein$/, /^src\/diagnostics\//],
  },
  { name: 'the inline scripts', files: /^src\/client\/(?:boot|countdown)\.ts$/, may: [] },
  {
    name: 'the client',
    files: /^src\/client\//,
    may: [
      REACT,
      /^react-dom(?:\/client)?$/,
      /^wouter/,
      /^src\/block\/[\w-]+\.ts$/,
      OWN,
      /^src\/\*\/\*\/island\.tsx$/,
    ],
  },
  {
    name: 'the preview in the browser',
    files: /^src\/preview\/(?!server\/|serve\/)/,
    may: [REACT, /^react-dom\/client$/, /^idiomorph$/, /^src\/preview\//],
  },
  {
    name: 'the engine',
    files: /^src\/(?:core|build)\//,
    may: [
      NODE,
      /^schema\//,
      BLOCK,
      /^src\/blocks\/[\w-]+\.ts$/,
      /^src\/blocks\/\*\/example\.yaml$/,
      /^src\/shell\/[\w-]+\.tsx?$/,
      /^package\.json$/,
      /^src\/(?:diagnostics|core|build)\//,
      /^src\/cli\/bundle\.mjs$/,
    ],
  },
  {
    name: 'the command line',
    files: /^src\/(?:cli|preview\/server|preview\/serve)\//,
    may: [
      NODE,
      /^schema\//,
      /^package\.json$/,
      /^src\/block\/[\w-]+\.ts$/,
      /^src\/(?:diagnostics|core|build|cli|preview)\//,
    ],
  },
]

export function roleOf(path: string): Role | undefined {
  return ROLES.find(({ files }) => files.test(path))
}

/** What is wrong with the imports of a file, in words. */
export function violations(path: string, imports: readonly Import[]): readonly string[] {
  const role = roleOf(path)
  if (!role) return [`${path} has no role`]
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const isAllowed = (target: string) =>
    role.may.some((allowed) => allowed.test(target) || allowed.test(own(target, folder))) ||
    librariesOf(path).some((library) => target === library || target.startsWith(`${library}/`))
  return imports
    .map(({ target }) => target)
    .filter((target) => !isAllowed(target))
    .map((target) => `${path} is ${role.name} and may not import ${target}`)
}

/** The engine and the command line may use what the architecture note names, a block what is named for it. */
function librariesOf(path: string): readonly string[] {
  if (/^src\/(?:core|build|cli|preview)\//.test(path)) return libraries().map(({ name }) => name)
  const block = /^src\/blocks\/(\w+)\/(?!schema\.ts|rules\.ts)/.exec(path)?.[1]
  return libraries()
    .filter(({ reason }) => block !== undefined && reason.includes(`block \`${block}\``))
    .map(({ name }) => name)
}

const own = (target: string, folder: string) =>
  target.startsWith(folder) ? `OWN/${target.slice(folder.length)}` : target
