/** Asks for what the options leave out. An empty answer means what is in [brackets], or nothing. */
import { chainNames, menuGroups } from '../../../core/change/new-page/add-to-menu.ts'
import {
  blockList,
  blockTypes,
  DEFAULT_BLOCKS,
  type PageOptions,
  titleOf,
} from '../../../core/change/new-page/page-options.ts'
import { placesOf } from '../../../core/change/new-page/places.ts'
import { typedRoute } from '../../../core/site/page-file.ts'
import type { SourceFile } from '../../../core/yaml/source-file.ts'
import type { Prompt } from '../../options/prompt.ts'

type Ask = Prompt['ask']

/** Asks for an address until `refusalOf` accepts it. */
export async function askRoute(refusalOf: (route: string) => string | undefined, ask: Ask): Promise<string> {
  return untilRight('Address, such as /choir: ', typedRoute, (route) => refusalOf(route), ask)
}

/** Asks again, with the reason, until an answer is accepted. */
async function untilRight<Value>(
  question: string,
  read: (written: string) => Value,
  refusalOf: (value: Value) => string | undefined,
  ask: Ask,
): Promise<Value> {
  let before = ''
  for (;;) {
    const value = read(await ask(`${before}${question}`))
    const refusal = refusalOf(value)
    if (refusal === undefined) return value
    before = `${refusal}\n`
  }
}

export async function askPage(
  route: string,
  given: PageOptions,
  site: SourceFile,
  ask: Ask,
): Promise<PageOptions> {
  const title = given.title ?? ((await ask(`Title [${titleOf(route)}]: `)) || titleOf(route))
  const description =
    given.description ?? ((await ask('Description, in one or two sentences [later]: ')) || undefined)
  const blocks = given.blocks ?? (await askBlocks(ask))
  const groups = menuGroups(site, route).filter((group) => group !== undefined)
  const refusalOf = (place: { menu: string | undefined } | { chain: string | undefined }) => {
    const placed = placesOf(site, route, title, { ...NOWHERE, ...place })
    return 'refusal' in placed ? placed.refusal : undefined
  }
  const menu =
    given.menu ??
    (groups.length > 0
      ? await choose(ask, 'Dropdown of the menu', groups, (menu) => refusalOf({ menu }))
      : await askMenu(menuGroups(site, route).length > 0, ask))
  const isPlaced = given.chain !== undefined || given.after !== undefined
  const chain = isPlaced
    ? given.chain
    : await choose(ask, 'Chain of pages, each with a link to the next', chainNames(site, route), (chain) =>
        refusalOf({ chain }),
      )
  return { title, description, blocks, menu, chain, after: given.after }
}

/** For a menu without dropdowns. The link has the title of its page. */
async function askMenu(hasMenu: boolean, ask: Ask): Promise<string | undefined> {
  if (!hasMenu) return undefined
  return untilRight(
    'Put it into the menu, yes or no? [yes]: ',
    (answer) => answer.trim().toLowerCase(),
    (answer) => (/^(?:y|yes|n|no)?$/.test(answer) ? undefined : 'Answer yes or no.'),
    ask,
  ).then((answer) => (answer.startsWith('n') ? undefined : '+'))
}

const NOWHERE: PageOptions = {
  title: undefined,
  description: undefined,
  blocks: undefined,
  menu: undefined,
  chain: undefined,
  after: undefined,
}

function askBlocks(ask: Ask): Promise<string> {
  return untilRight(
    `Blocks, separated by commas; ? lists all [${DEFAULT_BLOCKS}]: `,
    (written) => written || DEFAULT_BLOCKS,
    (written) => {
      if (written === '?') return blockList()
      const types = blockTypes(written)
      return 'problem' in types ? types.problem : undefined
    },
    ask,
  )
}

/** Lets the user choose one of a few, by number or name; `undefined` for none. */
async function choose(
  ask: Ask,
  what: string,
  names: readonly string[],
  refusalOf: (name: string | undefined) => string | undefined,
): Promise<string | undefined> {
  if (names.length === 0) return undefined
  const listed = names.map((name, index) => `${index + 1} ${name}`).join(', ')
  const read = (answer: string) => (answer.trim() === '' ? undefined : answer)
  return untilRight(`${what} (${listed}) [none]: `, read, refusalOf, ask)
}
