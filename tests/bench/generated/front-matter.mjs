/** The generated site as front matter: Hugo and Eleventy read it. */
import { writerInto } from './files.mjs'
import { pageModel, routeOf, siteModel } from './model.mjs'
import { quoted } from './ours.mjs'

/**
 * The pages below `content`, with the ending, the further lines and the fences that a system asks for.
 * @param {string} content
 * @param {number} count
 * @param {{ readonly ending: string, readonly front: readonly string[], readonly fenced: boolean }} system
 */
export function writeFrontMatter(content, count, { ending, front, fenced }) {
  const write = writerInto(content)
  for (let index = 0; index < count; index++) {
    const lines = [...pageLines(pageModel(index, count)), ...front]
    const fence = fenced ? ['---'] : []
    write(`${routeOf(index).slice(1)}.${ending}`, [...fence, ...lines, ...fence, ''].join('\n'))
  }
}

/** @param {import('./model.mjs').PageModel} page */
function pageLines(page) {
  return [
    `title: ${quoted(page.title)}`,
    `description: ${quoted(page.description)}`,
    'blocks:',
    '  - type: hero',
    `    title: ${quoted(page.hero.title)}`,
    `    subtitle: ${quoted(page.hero.text)}`,
    `    image: /img/${page.hero.image}.svg`,
    ...page.middle.flatMap(blockLines),
    '  - type: ctaButton',
    `    label: ${quoted(page.next.title)}`,
    `    href: ${page.next.href}`,
  ]
}

/** @param {import('./model.mjs').Middle} block @returns {readonly string[]} */
function blockLines(block) {
  switch (block.kind) {
    case 'cards':
      return [
        '  - type: cardGrid',
        '    cards:',
        ...block.cards.flatMap(({ title, text, emoji, badge }) => [
          `      - title: ${quoted(title)}`,
          `        text: ${quoted(text)}`,
          `        emoji: ${emoji}`,
          `        badgeClass: badge-${badge}`,
        ]),
      ]
    case 'parts':
      return [
        '  - type: contentBlocks',
        '    items:',
        ...block.parts.flatMap(({ image, alt, text }) => [
          `      - image: /img/${image}.svg`,
          `        alt: ${quoted(alt)}`,
          '        text: |-',
          ...text.map((line) => `          ${line}`),
        ]),
      ]
    case 'links':
      return [
        '  - type: linkList',
        `    title: ${quoted(block.title)}`,
        '    links:',
        ...block.links.flatMap(linkLines),
      ]
    case 'fees':
      return [
        '  - type: feeSchedule',
        '    currency: EUR',
        '    terms:',
        ...block.terms.flatMap(({ name, tuition, materials }) => [
          `      - name: ${name}`,
          `        tuition: ${tuition}`,
          `        materials: ${materials}`,
          `        total: ${tuition + materials}`,
        ]),
      ]
  }
}

/** @param {import('./model.mjs').Link} link */
const linkLines = ({ title, href }) => [`      - label: ${quoted(title)}`, `        href: ${href}`]

/** The data of header and footer. @param {number} count */
export function siteData(count) {
  const { name, motto, menu, footer } = siteModel(count)
  return JSON.stringify({
    name,
    motto,
    baseUrl: 'https://www.example.org',
    nav: menu.map(({ title, links }) => ({ label: title, links: links.map(labelled) })),
    footer: footer.map(({ title, links }) => ({ title, links: links.map(labelled) })),
  })
}

/** @param {import('./model.mjs').Link} link */
const labelled = ({ title, href }) => ({ label: title, href })
