/** The gallery in the browser: copies examples, and gives each frame the size that it needs. */
import { listen } from '../news.ts'

/** A phone next to a desktop is shown at half its width or more. */
const SMALLEST = 0.5

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const words = button.textContent
  button.addEventListener('click', () => void copy(button, words))
}
for (const frame of document.querySelectorAll('iframe')) {
  frame.addEventListener('load', () => {
    fit(frame)
    const page = frame.contentDocument?.body
    if (page) new ResizeObserver(() => fit(frame)).observe(page)
  })
  fit(frame)
}
addEventListener('resize', () => document.querySelectorAll('iframe').forEach(fit))
listen({ onNews: () => undefined })

/** `words` are those of the button when nothing was copied a moment ago. */
async function copy(button: HTMLButtonElement, words: string | null): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '')
    button.textContent = 'Copied'
  } catch {
    button.textContent = 'Your browser does not allow it'
  }
  setTimeout(() => {
    button.textContent = words
  }, 1500)
}

/** A frame keeps its width, so that its page is laid out for that width. If it does not fit, it is drawn smaller. */
function fit(frame: HTMLIFrameElement): void {
  const box = frame.parentElement
  const row = frame.closest<HTMLElement>('.frames')
  if (!box || !row) return
  const width = Number(frame.getAttribute('width'))
  const both = [...row.querySelectorAll('iframe')].reduce(
    (sum, each) => sum + Number(each.getAttribute('width')),
    0,
  )
  const scale = Math.min(
    1,
    Math.max((row.clientWidth - 30) / both, Math.min(SMALLEST, row.clientWidth / width)),
  )
  frame.style.transform = `scale(${scale})`
  box.style.width = `${width * scale}px`
  box.style.height = `${heightOf(frame) * scale}px`
}

/** The page in the frame has a window as high as that of a device. Only the part that the block fills is shown. */
function heightOf(frame: HTMLIFrameElement): number {
  const windowHeight = Number(frame.getAttribute('height'))
  const page = frame.contentDocument
  const parts = [...(page?.querySelectorAll('main > *') ?? [])]
  const content = Math.max(0, ...parts.map((part) => part.getBoundingClientRect().bottom))
  if (content === 0 || page?.querySelector('dialog:modal')) return windowHeight
  frame.style.height = `${Math.max(windowHeight, content)}px`
  return content
}
