/** The Studio of a built site: a text and a picture are changed, and handed over as a zip. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Served, serve } from '../e2e/support/command-line.ts'
import { unzipped } from '../support/unzipped.ts'
import { complaints, noteComplaints } from './support/complaints.ts'
import { siteWithStudio } from './support/site-with-studio.ts'
import { expect, test, type Visit } from './support/visit.ts'

let root = ''
let server: Served | undefined

test.beforeAll(async () => {
  root = await siteWithStudio()
  server = await serve('preview', '--out', join(root, 'dist'))
})

test.afterAll(async () => {
  await server?.stop()
  rmSync(root, { recursive: true, force: true })
})

const TITLE = '#field-title'

async function open(visit: Visit): Promise<void> {
  await visit.go(`${server?.address}/studio#/`)
  await visit.expectCount(TITLE, 1)
  await noteComplaints(visit)
}

/** Presses the first button that says this, or whose name it is. */
async function press(visit: Visit, words: string): Promise<void> {
  const isPressed = () =>
    visit.page((given) => {
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
      const found = buttons.find(
        (each) => each.textContent?.trim() === given || each.getAttribute('aria-label') === given,
      )
      found?.click()
      return found !== undefined
    }, words)
  await expect.poll(isPressed, { message: words }).toBe(true)
}

/** Writes over a field. */
async function write(visit: Visit, selector: string, words: string): Promise<void> {
  await visit.clickOn(selector)
  await visit.page((given) => document.querySelector<HTMLTextAreaElement>(given)?.select(), selector)
  await visit.type(words)
}

/** Chooses a file for a picture, as the window of the system would. */
const choosePicture = (visit: Visit) =>
  visit.page(async () => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 400, height: 300 })
    canvas.getContext('2d')?.fillRect(50, 50, 200, 100)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    const data = new DataTransfer()
    if (blob) data.items.add(new File([blob], 'DSC_1.png', { type: 'image/png' }))
    const input = document.querySelector<HTMLInputElement>('#picture-file')
    if (!input) throw new Error('There is nothing to choose a file with.')
    input.files = data.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** What is given to the browser to download from now on. */
const watchDownloads = (visit: Visit) =>
  visit.page(() => {
    const create = URL.createObjectURL
    URL.createObjectURL = (blob) => {
      Object.assign(window, { given: blob })
      return create.call(URL, blob)
    }
  })

const downloaded = async (visit: Visit): Promise<Uint8Array> => {
  const text = await visit.page(async () => {
    const given: unknown = Reflect.get(window, 'given')
    if (!(given instanceof Blob)) return ''
    return [...new Uint8Array(await given.arrayBuffer())].join()
  })
  return Uint8Array.from(text.split(',').map(Number))
}

test('a text and a picture are changed, and are in the zip', async ({ visit }) => {
  await open(visit)
  await write(visit, TITLE, 'The school on the hill')
  await visit.clickOn('#field-blocks-0-image-pick')
  await visit.expectCount('#picture-file', 1)
  await choosePicture(visit)
  await visit.expectCount('#picture-words', 1)
  await write(visit, '#picture-words', 'A black box')
  await press(visit, 'Use this picture')
  await visit.expectCount('#picture-file', 0)
  await press(visit, 'Propose the change')
  await watchDownloads(visit)
  await press(visit, 'Download the changed files')
  await expect.poll(async () => (await downloaded(visit)).length).toBeGreaterThan(1)
  const files = unzipped(await downloaded(visit))
  expect(Object.keys(files).sort()).toEqual(['CHANGE.md', 'pages/images/a-black-box.png', 'pages/index.yaml'])
  const text = files['pages/index.yaml']?.toString() ?? ''
  expect(text).toContain('title: The school on the hill\n')
  expect(text).toContain('image: images/a-black-box.png\n')
  expect(files['pages/images/a-black-box.png']?.subarray(1, 4).toString()).toBe('PNG')
  expect(await complaints(visit)).toEqual([])
})
