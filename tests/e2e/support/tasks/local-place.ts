/** Studio on this computer: a change is saved into the folder, and git compares. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from 'playwright/test'
import { ukurasa } from '../command-line.ts'
import { expect } from '../fixtures.ts'
import { changesOf, commitAll, restore } from '../git.ts'
import type { Hand } from '../hands.ts'
import type { Live } from '../live.ts'
import { openStudio, saved } from '../studio.ts'
import type { StudioSite } from '../studio-site.ts'
import type { Place } from './place.ts'

const SAID =
  /^(?:Saved on this computer|Everything is saved|Imehifadhiwa kwenye kompyuta hii)\.(?: (?:New examples|Mifano mipya), .*)?$/

type Local = { readonly address: () => string; readonly root: () => string; readonly diff: Lines }
type Lines = () => readonly string[]

function placeAt({ address, root, diff }: Local): Place {
  return {
    open: (page, path) => openStudio(page, { address }, path),
    changes: async (page, hand) => {
      await saveAll(page, hand)
      return diff()
    },
    file: (path) => readFileSync(join(root(), path)),
    check: async () => void (await ukurasa('check', '--root', root())),
    isAt: (page, route) => expect(page).toHaveURL(`${address()}/_studio${route}`),
    addressOf: (route) => `/_studio${route}`,
  }
}

async function saveAll(page: Page, hand: Hand): Promise<void> {
  await hand.save(page)
  await expect(page.getByRole('status').first()).toHaveText(SAID)
  await saved(page)
}

/** Each test begins with the files as they were before all of them. */
export function placeOfLive(live: Live): Place {
  test.beforeAll(() => commitAll(live))
  test.afterEach(() => restore(live))
  return placeAt({ ...live, diff: () => changesOf(live) })
}

export const placeOfSite = (site: StudioSite): Place => placeAt(site)
