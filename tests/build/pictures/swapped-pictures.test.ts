/** A picture that somebody replaces while a site is built: a build shows the old one or the new one, never both. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { digestOf } from '../../../src/build/base/hash.ts'
import { UserError } from '../../../src/build/base/user-error.ts'
import type { Site } from '../../../src/core/site/site.ts'
import { emptyFolder } from '../../support/folder.ts'
import { beforeEachLook } from '../../support/meddle.mjs'
import { pageOf } from '../../support/pages.ts'
import { gravel, halves } from '../../support/photographs.ts'
import { prepare, siteWith } from '../../support/prepared.ts'

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><path fill="${colour}" d="M0 0h160v90z"/></svg>`

const PICTURES = [
  ['images/hall.jpg', await gravel(64, 36), await halves(64, 36).jpeg().toBuffer()],
  ['images/crest.svg', svg('#f00'), svg('#00f')],
] as const

/** The name and the hash of each file, or the message for the author. */
async function made(site: Site, kept: string): Promise<string> {
  try {
    const { files } = await prepare(site, kept, true)
    return files
      .map(({ path, content }) => `${path} ${digestOf(content)}`)
      .sort()
      .join('\n')
  } catch (cause) {
    if (cause instanceof UserError) return cause.message
    throw cause
  }
}

test.for(PICTURES)('%s is replaced at any look at it', async ([image, one, other]) => {
  const page = pageOf(
    `type: hero\ntitle: Words\nimage: ${image}\ndecorative: true`,
    `type: contentBlocks\nitems:\n  - image: ${image}\n    alt: A hall\n    text: Words`,
  )
  const site = siteWith(image, one, { 'pages/page.yaml': page })
  const path = join(site.root, 'pages', image)
  const wholeOf = (content: string | Uint8Array) => {
    writeFileSync(path, content)
    return made(site, emptyFolder())
  }
  const whole = { one: await wholeOf(one), other: await wholeOf(other) }
  const message = `pages/${image} was changed while the site was built. Run the command again.`
  let looks = 0
  for (const isReplacedAt of [
    ...Array.from({ length: 6 }, (_, at) => (look: number) => look === at),
    (look: number) => look % 2 === 0,
  ]) {
    writeFileSync(path, one)
    const kept = emptyFolder()
    looks = 0
    const end = beforeEachLook((looked) => {
      if (looked === path) writeFileSync(path, isReplacedAt(looks++) ? other : one)
    })
    expect([whole.one, whole.other, message]).toContain(await made(site, kept).finally(end))
    // What was kept in between is right for the first picture, and for the second one.
    for (const [content, files] of [
      [one, whole.one],
      [other, whole.other],
    ] as const) {
      writeFileSync(path, content)
      expect(await made(site, kept)).toBe(files)
    }
  }
  expect(looks).toBeGreaterThan(1)
})
