/** Whether what a generator wrote carries all words, links and pictures that the page is made of. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageModel, routeOf, siteModel } from '../generated/model.mjs'

const SAMPLES = 25

/**
 * Throws at the first page that lacks something.
 * @param {import('./peers.mjs').System} system
 * @param {number} size
 */
export function checkContent({ name, out, outputOf }, size) {
  for (let sample = 0; sample < SAMPLES; sample++) {
    const index = Math.floor((sample * size) / SAMPLES)
    const html = readFileSync(outputOf(index), 'utf8')
    const missing = [...missingIn(html, index, size), ...missingPictures(html, index, size, out)]
    if (missing.length > 0) throw new Error(`${name} leaves out of page ${index}: ${missing.join(' | ')}`)
  }
}

/** @param {string} html @param {number} index @param {number} size */
function missingIn(html, index, size) {
  const page = pageModel(index, size)
  const site = siteModel(size)
  const links = [...site.menu, ...site.footer].flatMap((group) => group.links)
  const words = [page.title, page.description, page.hero.title, page.hero.text, page.next.title]
  const hrefs = [page.next.href, ...links.map(({ href }) => href)]
  for (const block of page.middle) {
    if (block.kind === 'cards')
      words.push(...block.cards.flatMap(({ title, text, emoji }) => [title, text, emoji]))
    else if (block.kind === 'links') {
      words.push(block.title, ...block.links.map(({ title }) => title))
      hrefs.push(...block.links.map(({ href }) => href))
    } else if (block.kind === 'parts') {
      words.push(...block.parts.flatMap(({ text }) => text.map(withoutMarks)))
      hrefs.push(...block.parts.flatMap(({ text }) => linksIn(text.join('\n'))))
    } else
      words.push(
        ...block.terms.flatMap(({ tuition, materials }) =>
          [tuition, materials, tuition + materials].map(String),
        ),
      )
  }
  const text = textOf(html)
  const found = new Set([...html.matchAll(/href="?([^" >]+)/g)].map(([, href]) => href?.replace(/\/$/, '')))
  return [
    ...words.filter((word) => !text.includes(word)),
    ...hrefs.filter((href) => !found.has(href)),
    ...(html.includes(`https://www.example.org${routeOf(index)}`) ? [] : ['its own address']),
  ]
}

/**
 * Pictures that the page should show and does not, and those of which it has no file.
 * @param {string} html @param {number} index @param {number} size @param {string} out
 */
function missingPictures(html, index, size, out) {
  const { hero, middle } = pageModel(index, size)
  const photos = middle.flatMap((block) => (block.kind === 'parts' ? block.parts : []))
  const shown = [...html.matchAll(/<img[^>]* src="?([^" >]+)/g)].map(([, src]) => src ?? '')
  return [
    ...[hero, ...photos].map(({ image }) => image).filter((image) => !shown.some((src) => isOf(src, image))),
    ...shown.filter((src) => !existsSync(join(out, src))),
  ]
}

/** Ukurasa puts a hash into the name. @param {string} src @param {string} image */
const isOf = (src, image) => new RegExp(`/${image}(\\.[0-9a-f]+)?\\.svg$`).test(src)

/** @param {string} markdown */
const withoutMarks = (markdown) => markdown.replaceAll('**', '').replaceAll(/\[(.*?)\]\(.*?\)/g, '$1')
/** @param {string} markdown */
const linksIn = (markdown) => [...markdown.matchAll(/\]\((.*?)\)/g)].map(([, href]) => href ?? '')

/** What is read, and the description. @param {string} html */
function textOf(html) {
  const described = html.replace(/<meta[^>]*name="?description"?[^>]*content="(.*?)"[^>]*>/, ' $1 ')
  return (
    described
      .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&#(x?)([0-9a-f]+);/gi, (_entity, hex, code) =>
        String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
      )
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
      // Ukurasa writes 1,018 where others write 1018.
      .replaceAll(/(\d),(\d{3})/g, '$1$2')
  )
}
