/** The gallery of blocks in the live preview. */

import { expect, test, vi } from 'vitest'
import * as blocks from '../../schema/blocks.ts'
import { filesIn } from '../../src/build/files/site-files.ts'
import { readSite } from '../../src/core/check/read-site.ts'
import { ask } from '../support/ask.ts'
import { writeFiles } from '../support/folder.ts'
import { htmlFaults } from '../support/html.ts'
import { openSite, SHARED_FILES } from '../support/preview.ts'
import { NOW } from '../support/site.ts'

vi.mock('../../src/build/assets/site-assets.ts', () => ({ sharedFiles: async () => SHARED_FILES }))

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>'
const TYPES = Object.keys(blocks)
const plain = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** The addresses of all examples, and what is copied of each. */
function examplesIn(html: string) {
  const frames = [...html.matchAll(/<iframe src="(\/_blocks\/(\w+)\/\d+)"[^>]* width="(\d+)"/g)]
  const copies = [...html.matchAll(/data-copy="([^"]*)"/g)].map(([, text = '']) => plain(text))
  return {
    frames: frames.map(([, path = '', type = '', width]) => ({ path, type, width: Number(width) })),
    copies,
  }
}

test('every type of block is there with its fields and with examples at both widths', async () => {
  const { get } = await openSite({ 'pages/images/hall.svg': DRAWING })
  const html = await get('/_blocks')
  expect([...html.matchAll(/<section id="(\w+)"/g)].map(([, type]) => type)).toEqual(TYPES)
  const { frames, copies } = examplesIn(html)
  for (const type of TYPES) {
    const widths = new Set(frames.filter((frame) => frame.type === type).map(({ width }) => width))
    expect(widths, type).toEqual(new Set([360, 1280]))
  }
  expect(frames).toHaveLength(copies.length * 2)
  expect(html).toContain('<code>cards[].title</code>')
  expect(await htmlFaults('_blocks', html)).toEqual([])
})

test('every example is a page that shows its block', async () => {
  const { get, address } = await openSite({ 'pages/images/hall.svg': DRAWING })
  const { frames } = examplesIn(await get('/_blocks'))
  for (const { path, type } of frames.filter(({ width }) => width === 360)) {
    const { status, body } = await ask(address, { path })
    expect.soft(status, path).toBe(200)
    const name = type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    expect.soft(body, path).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`))
  }
  for (const path of ['/_blocks/hero/99', '/_blocks/nothing/0', '/_blocks/__proto__/0', '/_blocks/hero/x'])
    expect((await ask(address, { path })).status).toBe(404)
})

test('what is copied is right on a page of the site', async () => {
  const { root, get } = await openSite({ 'pages/images/hall.svg': DRAWING })
  const { copies } = examplesIn(await get('/_blocks'))
  // Two examples may have an anchor of one name; each stands on a page of its own.
  const pages = copies.map((text, index) => [
    `pages/copy-${index}.yaml`,
    `title: Copy ${index}\ndescription: A copied block.\nblocks:\n${text}`,
  ])
  writeFiles(root, Object.fromEntries(pages))
  const { diagnostics } = readSite(filesIn(root), { now: NOW })
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})
