/**
 * Parts that the core never calls, most of them of libraries. They are left out of its bundle, as a Vite plugin that any program with
 * the core in it can use. Whatever calls them all the same throws.
 */
import { readFileSync } from 'node:fs'

/** A module, and the code that stands in for it. Without such code it has the same exports, but they throw. */
const STAND_INS = /** @type {readonly (readonly [module: RegExp, code?: string])[]} */ ([
  // Pages are rendered at once, not as streams.
  [/\/react-dom-server\.browser\.production\.js$/],
  // `ukurasa generate` makes the JSON Schemas.
  [/\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/],
  // The messages are our own.
  [/\/zod\/v4\/locales\/en\.js$/],
  // zod's care for values that contain themselves. No value of YAML does.
  [
    /\/zod\/v4\/core\/memoizer\.js$/,
    'export const memoizer = () => undefined, isBackEdge = () => false, isRecursiveSchema = () => false, $ZodCyclicError = Error',
  ],
  // The core splices the texts of authors. It never writes YAML anew.
  [/\/yaml\/browser\/dist\/stringify\/\w+\.js$/],
  // It reads the nodes of YAML as they are, and each value as a text.
  [
    /\/yaml\/browser\/dist\/(?:visit|doc\/(?:anchors|applyReviver|createNode)|nodes\/(?:addPairToJSMap|toJS)|parse\/(?:cst-visit|line-counter))\.js$/,
  ],
  [/\/yaml\/browser\/dist\/schema\/(?:core|json|yaml-1\.1)\/\w+\.js$/],
  // markdown.ts turns these rules off, and leaves addresses as they are.
  [
    /\/markdown-it\/lib\/rules_(?:core\/(?:linkify|replacements|smartquotes)|block\/(?:code|html_block)|inline\/(?:html_inline|image|linkify))\.mjs$/,
  ],
  [/\/markdown-it\/lib\/(?:common\/html_(?:blocks|re)|presets\/(?:commonmark|zero))\.mjs$/],
  [/\/(?:mdurl\/lib\/\w+\.mjs|punycode\.es6\.js)$/],
  // bare-links.ts makes the links of bare addresses. markdown-it makes a finder of links, but never asks it.
  [/\/linkify-it\/index\.mjs$/, 'export default class {}'],
  // Which characters are punctuation and symbols.
  [/\/uc\.micro\/index\.mjs$/, String.raw`export const P = /\p{P}/u, S = /\p{S}/u`],
  // Pictures of the carousel do not slide: it tells Bootstrap so.
  [/\/react-bootstrap\/esm\/(?:TransitionWrapper|transitionEndListener|triggerBrowserReflow)\.js$/],
  // Properties of Bootstrap's components are of the right types.
  [/\/invariant\/browser\.js$/, 'export default () => undefined'],
  // Part of a helper for old components of React, which Bootstrap's do not use.
  [/\/react-lifecycles-compat\/react-lifecycles-compat\.es\.js$/],
  // React no longer reads the types that Bootstrap's components declare.
  [
    /\/prop-types\/index\.js$/,
    'const anyType = new Proxy(() => anyType, { get: () => anyType })\nexport default anyType',
  ],
  // React has this function itself.
  [/\/use-sync-external-store\/shim\/index\.js$/, `export { useSyncExternalStore } from 'react'`],
  // A build writes the calendar files. Pages only link to them.
  [/\/calendar\/calendar-file\.ts$/],
])

/** React loads nothing early for us, except for pictures, and then it does not call these. */
const EARLY = /^exports\.pre\w+ = function[\s\S]*?\n\};\n/gm

/** Scripts for pages whose parts come one after the other. Pages are rendered at once. */
export const SCRIPTS_FOR_PARTS = /(?<=^ *)'\$R[A-Z]=.{100,}'$/gm

/**
 * Functions of React that the core never calls. They load things early, send forms to a function, go on with a page
 * later, let parts wait for each other, or say where in a page an error was.
 */
const NEVER_CALLED = bodiesOf([
  ...[
    'getPreloadAsHeader',
    'preconnect',
    'prefetchDNS',
    'preload',
    'preloadModule',
    'safelyEmitEarlyPreloads',
  ],
  ...['preinitModuleScript', 'preinitScript', 'preinitStyle'],
  ...['escapeJSObjectForInstructionScripts', 'injectFormReplayingRuntime'],
  ...['writeStyleResourceAttributeInJS', 'writeStyleResourceDependenciesInJS'],
  ...[
    'abortRemainingReplayNodes',
    'createReplayTask',
    'resumeNode',
    'trackPostpone',
    'trackPostponedBoundary',
  ],
  ...['renderSuspenseListRows', 'unblockSuspenseListRow'],
  ...['describeComponentStackByType', 'describeNativeComponentFrame'],
])

/** What changes, copies or writes the nodes and directives of YAML. The core only reads their fields. */
const OF_NODES =
  /\/yaml\/browser\/dist\/(?:doc\/(?:directives|Document)|nodes\/(?:Alias|Collection|Node|Pair|YAMLMap|YAMLSeq))\.js$/
const CHANGES =
  /\n {4}(?:static )?(?:add(?!\(line)|clone|create|delete|from|get|has|resolve|set(?!Schema)|tagS|to[JS])\w*\([^\n]*\) \{\n[\s\S]*?\n {4}\}(?=\n)/g

/** The words of YAML's errors. The messages are our own. */
const PRETTY = /(?<=^const prettifyError = )[\s\S]*?\n\};$/m

/** What React in a browser needs to change a page. The core only renders, and asks for no more than the place of its hooks. */
const CLIENT = /** @type {const} */ ([
  /\/react-dom\/cjs\/react-dom\.production\.js$/,
  'exports.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = { d: {} }',
])

/** What explains errors of syntax. Studio shows a page before it checks it, and loads this with the check. */
const EXPLANATIONS = /** @type {const} */ ([
  /\/syntax-errors\/explanations\.ts$/,
  'export const EXPLANATIONS = []',
])

/**
 * Calls of d3 whose results the charts do not need. And no code reads a field only for what that sets off, but for
 * Bootstrap's `triggerBrowserReflow`, which is left out anyway.
 */
const UNUSED = {
  manualPureFunctions: ['bisector', 'Blur2', 'BlurImage', 'shuffler'],
  propertyReadSideEffects: /** @type {const} */ (false),
}

/** The names of characters, such as `&nbsp;`: the browser knows them. */
const NAMES_BY_BROWSER = `
const decode = (text) => Object.assign(document.createElement('textarea'), { innerHTML: text }).value
export { decode as decodeHTML, decode as decodeHTMLStrict }`

/**
 * The same for pages that let no script make elements from text. If a text has a name that is not here, the list of all
 * names is loaded, and an event says so.
 */
const NAMES_LATER = String.raw`
const KNOWN = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '\u00ad', ndash: '–', mdash: '—',
  hellip: '…', middot: '·', bull: '•', copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', times: '×', deg: '°' }
let all, isAsked = false
const load = async () => {
  isAsked = true
  all = (await import('entities/lib/decode.js')).decodeHTMLStrict
  dispatchEvent(new Event('ukurasa:character-names'))
}
const decode = (text) => {
  const known = Object.hasOwn(KNOWN, text.slice(1, -1)) ? KNOWN[text.slice(1, -1)] : all?.(text)
  if (known === undefined && !isAsked) void load()
  return known ?? text
}
export { decode as decodeHTML, decode as decodeHTMLStrict }`

/**
 * Methods of zod that only the schemas of own blocks may call: for e-mail addresses, moments and the like, for values
 * that may be missing in other ways, and for reading later or backwards.
 */
const FORMATS = /(?<=export const ZodString = .*?\n\}), \{\n {4}email\(.*?\n\}(?=\);)/s
const METHODS = [
  ...[
    'and',
    'catch',
    'default',
    'exactOptional',
    'nonoptional',
    'nullable',
    'nullish',
    'prefault',
    'readonly',
  ],
  ...['decode', 'encode', 'safeDecode', 'safeEncode', 'validate'].flatMap((name) => [name, `${name}Async`]),
  ...['parseAsync', 'safeParseAsync'],
]
const METHOD = new RegExp(
  String.raw`\n {4}(?:async )?(?:${METHODS.join('|')})(?:: (?:async )?function \w+)?\([^)]*\) \{\n {8}return [^\n]*;\n {4}\},`,
  'g',
)

/**
 * `canParse`: whether the policy of the page lets a script make elements from text. `hasOwnBlocks`: whether the core has
 * blocks of a site's author in it. `hasClient`: whether the program shows elements of React of its own, as Studio does.
 * @param {{ canParse?: boolean, hasOwnBlocks?: boolean, hasClient?: boolean }} [options]
 * @returns {import('vite').Plugin}
 */
export function leftOut({ canParse = true, hasOwnBlocks = false, hasClient = false } = {}) {
  const names = canParse ? NAMES_BY_BROWSER : NAMES_LATER
  const standIns = [
    ...STAND_INS,
    ...(hasClient ? [EXPLANATIONS] : [CLIENT]),
    /** @type {const} */ ([/\/entities\/lib\/esm\/index\.js$/, names]),
  ]
  return {
    name: 'left-out',
    enforce: 'pre',
    config: () => ({ build: { rolldownOptions: { treeshake: UNUSED } } }),
    load: (id) => {
      if (!hasOwnBlocks && id.endsWith('/zod/v4/classic/schemas.js'))
        return readFileSync(id, 'utf8').replace(FORMATS, '').replaceAll(METHOD, '')
      if (hasClient && id.endsWith('/react-dom/cjs/react-dom.production.js'))
        return readFileSync(id, 'utf8').replaceAll(EARLY, '')
      if (id.endsWith('/react-dom-server-legacy.browser.production.js'))
        return readFileSync(id, 'utf8')
          .replaceAll(SCRIPTS_FOR_PARTS, "''")
          .replaceAll(NEVER_CALLED, "return ''\n")
      if (id.endsWith('/yaml/browser/dist/errors.js'))
        return readFileSync(id, 'utf8').replace(PRETTY, '() => () => undefined')
      if (OF_NODES.test(id)) return readFileSync(id, 'utf8').replaceAll(CHANGES, '')
      const found = standIns.find(([module]) => module.test(id))
      return found && (found[1] ?? withoutCode(readFileSync(id, 'utf8'), id))
    },
  }
}

/**
 * The same exports.
 * @param {string} code
 * @param {string} id
 */
function withoutCode(code, id) {
  const names = [
    ...[...code.matchAll(/^export (?:(?:const|function|class) (\w+)|(default) )/gm)].map(
      ([, name, ofModule = '']) => name ?? ofModule,
    ),
    ...[...code.matchAll(/\bexport ?\{([^}]+)\}/g)].flatMap(([, list = '']) => namesIn(list)),
  ]
  if (names.length === 0) return 'module.exports = {}'
  const fail = `const fail = () => { throw new Error('Left out of this bundle: ${id.replace(/.*(?:node_modules|src)\//, '')}') }`
  return `${fail}\nexport { ${names.map((name) => `fail as ${name}`).join(', ')} }`
}

/**
 * What stands between the braces of these functions.
 * @param {readonly string[]} names
 */
function bodiesOf(names) {
  return new RegExp(`(?<=^function (?:${names.join('|')})\\([^)]*\\) \\{\\n)[\\s\\S]*?(?=^\\})`, 'gm')
}

/** @param {string} list */
const namesIn = (list) => list.split(',').map((each) => each.trim().replace(/^.* as /, ''))
