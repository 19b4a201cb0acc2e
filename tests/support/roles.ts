/** Which file may import which. There is one role for each folder, and imports of types count like all others. */
export type Role = {
  readonly name: string
  readonly files: RegExp
  /** `OWN/` stands for the folder of the file. */
  readonly may: readonly RegExp[]
  /** What it may also import types from. */
  readonly mayTypes?: readonly RegExp[]
}

const REACT = /^react(?:\/jsx-runtime)?$/
const COMPONENTS = /^react-bootstrap(?:\/|$)/
const BLOCK = /^src\/block\//
const LANGUAGES = /^src\/languages\//
const OWN = /^OWN\//
const DIAGNOSTICS = /^src\/diagnostics\/[\w-]+\.ts$/
const CLI = /^src\/(?:core|build|cli|hosted|preview)\//
const NODE = /^node:/
const SCHEMA = /^schema\//

/** What Studio may import besides its own files. */
const STUDIO_NEEDS = [
  REACT,
  /^react-dom(?:\/client)?$/,
  /^idiomorph$/,
  /^@(?:codemirror|lezer)\//,
  /^zod$/,
  SCHEMA,
  BLOCK,
  LANGUAGES,
  DIAGNOSTICS,
  /^src\/core\//,
  /^src\/preview\/(?:facts|hosted|in-order|marks|news|signal|studio)\.ts$/,
]

/** The stages in order. Each may import the stages before it. */
const STAGES = ['base', 'yaml', 'load', 'validate', 'site', 'check', 'render', 'change']

/** What a stage may import besides the stages before it, the schemas and the diagnostics. No Node, no file system. */
const NEEDS: Readonly<Record<string, readonly RegExp[]>> = {
  base: [/^zod$/, BLOCK],
  yaml: [/^yaml$/, /^zod$/],
  load: [/^zod$/],
  validate: [/^zod$/, BLOCK, /^src\/blocks\/\*\/example\.yaml$/],
  site: [/^zod$/, /^markdown-it$/, BLOCK, /^src\/shell\/types\.ts$/],
  check: [/^zod$/, BLOCK, LANGUAGES, /^src\/blocks\/rules\.ts$/],
  render: [REACT, /^react-dom\/server$/, BLOCK, /^src\/blocks\/[\w-]+\.ts$/, /^src\/shell\/[\w-]+\.tsx?$/],
  change: [/^zod$/, /^diff$/, BLOCK, LANGUAGES],
}

/** The parts of the build in order. Each may import the parts before it. */
const BUILD = ['base', 'store', 'pictures', 'files', 'assets', 'publish', 'incremental']

const core: readonly Role[] = STAGES.map((stage, index) => ({
  name: `the stage ${stage}`,
  files: new RegExp(`^src/core/${stage}/`),
  may: [
    SCHEMA,
    DIAGNOSTICS,
    ...(NEEDS[stage] ?? []),
    ...STAGES.slice(0, index + 1).map((before) => new RegExp(`^src/core/${before}/`)),
  ],
}))

const build: readonly Role[] = BUILD.map((part, index) => ({
  name: `the build's ${part}`,
  files: new RegExp(`^src/build/${part}/`),
  may: [
    NODE,
    SCHEMA,
    DIAGNOSTICS,
    BLOCK,
    /^src\/core\//,
    /^src\/shell\/[\w-]+\.tsx?$/,
    ...BUILD.slice(0, index + 1).map((before) => new RegExp(`^src/build/${before}/`)),
    ...(part === 'assets' ? [/^src\/\*\/\*\/island\*\.tsx$/] : []),
    ...(part === 'pictures' ? [/^package\.json$/] : []),
  ],
}))

/** A file has the first role that fits it. */
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
    may: [/^src\/block\/\w+\.ts$/, /^src\/diagnostics\/(?:certain|messages)\.ts$/, /^OWN\/[\w-]+\.ts$/],
    mayTypes: [SCHEMA, DIAGNOSTICS],
  },
  {
    name: 'an island',
    files: /^src\/(?:blocks|shell)\/\w+\/island\.tsx$/,
    may: [REACT, COMPONENTS, /^wouter/, BLOCK, OWN],
    mayTypes: [SCHEMA, /^src\/shell\/types\.ts$/],
  },
  {
    name: 'the view of a block',
    files: /^src\/blocks\/\w+\/[\w-]+\.tsx?$/,
    may: [REACT, COMPONENTS, BLOCK, OWN],
    mayTypes: [SCHEMA],
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
  {
    name: 'a part of a language',
    files: /^src\/languages\/\w+\/(?:studio\/)?[\w-]+\.ts$/,
    may: [SCHEMA, /^src\/languages\/(?:en\/(?:studio\/)?[\w-]+|stand-in-names)\.ts$/],
  },
  { name: 'the languages', files: /^src\/languages\/[\w-]+\.ts$/, may: [LANGUAGES] },
  {
    name: 'what blocks share',
    files: /^src\/block\/[\w-]+\.tsx?$/,
    may: [REACT, COMPONENTS, BLOCK, LANGUAGES],
    mayTypes: [SCHEMA, DIAGNOSTICS, /^zod$/],
  },
  { name: 'a public door', files: /^src\/public\//, may: [/^zod$/, BLOCK, /^schema\/vocabulary\.ts$/] },
  {
    name: 'the shell',
    files: /^src\/shell\//,
    may: [REACT, COMPONENTS, BLOCK, LANGUAGES, /^src\/shell\//],
    mayTypes: [SCHEMA],
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
      /^src\/block\/[\w-]+\.tsx?$/,
      OWN,
      /^src\/\*\/\*\/island\.tsx$/,
    ],
  },
  ...core,
  ...build,
  {
    name: 'a server of the preview',
    files: /^src\/preview\/(?:server|local|finished)\//,
    may: [
      NODE,
      SCHEMA,
      DIAGNOSTICS,
      BLOCK,
      LANGUAGES,
      /^src\/(?:core|build)\//,
      /^src\/preview\/(?!page|clock|gallery|signal)/,
    ],
  },
  {
    name: 'what Studio and the server say to each other',
    files: /^src\/preview\/(?:studio|hosted)\.ts$/,
    may: [],
    mayTypes: [/^src\/preview\/studio\.ts$/, BLOCK, /^src\/core\//, /^src\/shell\/types\.ts$/],
  },
  {
    name: 'what the form and the page of Studio stand on',
    files: /^src\/studio\/(?:engine|source|session|pictures)\//,
    may: [
      ...STUDIO_NEEDS,
      /^src\/studio\/(?:draft|operations|engine|source|session|pictures)\//,
      /^src\/studio\/[\w-]+\.tsx?$/,
      /^src\/studio\/(?:page\/show-page|propose\/load-propose-dialog)\.ts$/,
    ],
  },
  {
    name: 'Studio on a site',
    files: /^src\/studio\/(?:hosted|ways-out)\//,
    may: [...STUDIO_NEEDS, /^src\/studio\//],
  },
  {
    name: 'Studio in the browser',
    files: /^src\/studio\/(?!draft\/|operations\/)/,
    may: [...STUDIO_NEEDS, /^src\/studio\/(?!hosted\/|ways-out\/)/],
  },
  {
    name: 'the live preview in the browser',
    files: /^src\/preview\//,
    may: [
      REACT,
      /^react-dom\/client$/,
      /^idiomorph$/,
      /^src\/block\/day\.ts$/,
      /^src\/preview\/(?!server|local|finished)/,
    ],
    mayTypes: [DIAGNOSTICS],
  },
  {
    name: 'the operations of Studio',
    files: /^src\/studio\/operations\//,
    may: [DIAGNOSTICS, /^yaml$/, /^src\/core\/(?:base|yaml|load)\//, /^src\/studio\/operations\//],
  },
  {
    name: 'the draft of Studio',
    files: /^src\/studio\/draft\//,
    may: [DIAGNOSTICS, /^zod$/, /^diff$/, /^src\/core\//, /^src\/studio\/(?:operations|draft)\//],
  },
  {
    name: 'the Studio that a site ships',
    files: /^src\/hosted\//,
    may: [
      NODE,
      SCHEMA,
      BLOCK,
      /^src\/(?:core|build|hosted)\//,
      /^src\/preview\/(?!page|clock|gallery|local\/|finished\/)/,
    ],
  },
  {
    name: 'the command line',
    files: /^src\/cli\//,
    may: [NODE, SCHEMA, DIAGNOSTICS, /^package\.json$/, BLOCK, LANGUAGES, CLI],
  },
]
