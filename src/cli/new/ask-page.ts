/** Asks for what the options do not say of a new page. An empty answer takes what stands in [brackets], or nothing. */
import { chainNames, menuGroups } from '../../engine/new-page/place.ts'
import type { SourceFile } from '../../engine/source.ts'
import type { Prompt } from './prompt.ts'
import { blockTypes, DEFAULT_BLOCKS, titleOf, type Wishes } from './wishes.ts'

type Ask = Prompt['ask']

export async function askPage(route: string, given: Wishes, site: SourceFile, ask: Ask): Promise<Wishes> {
  const title = given.title ?? ((await ask(`Title [${titleOf(route)}]: `)) || titleOf(route))
  const description =
    given.description ?? ((await ask('What it is about, in one or two sentences [later]: ')) || undefined)
  const blocks = given.blocks ?? (await askBlocks(ask))
  const groups = menuGroups(site).filter((group) => group !== undefined)
  const menu = given.menu ?? (await choose(ask, 'Dropdown of the menu', groups))
  const isPlaced = given.chain !== undefined || given.after !== undefined
  const chain = isPlaced ? given.chain : await choose(ask, 'Chain', chainNames(site))
  return { title, description, blocks, menu, chain, after: given.after }
}

async function askBlocks(ask: Ask): Promise<string> {
  for (;;) {
    const written = (await ask(`Blocks, with commas [${DEFAULT_BLOCKS}]: `)) || DEFAULT_BLOCKS
    const types = blockTypes(written)
    if (!('problem' in types)) return written
    await ask(`${types.problem} Enter to go on: `)
  }
}

/** One of a few, by its number or its name; `undefined` for none. */
async function choose(ask: Ask, what: string, names: readonly string[]): Promise<string | undefined> {
  if (names.length === 0) return undefined
  const listed = names.map((name, index) => `${index + 1} ${name}`).join(', ')
  const answer = await ask(`${what} (${listed}) [none]: `)
  return names[Number(answer) - 1] ?? (answer === '' ? undefined : answer)
}
