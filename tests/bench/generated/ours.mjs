/** The generated site as Ukurasa reads it. */
import { join } from 'node:path'
import { writeDrawings, writerInto } from './files.mjs'
import { pageModel, routeOf, siteModel } from './model.mjs'

/**
 * @typedef {import('./model.mjs').PageModel} PageModel
 * @typedef {import('./model.mjs').Middle} Middle
 * @typedef {import('./model.mjs').Group} Group
 */

/** @param {string} text */
export const quoted = (text) => (/[:#&'"<>[\]{}]|^\W/.test(text) ? JSON.stringify(text) : text)

/** @param {PageModel} page */
export function pageYaml(page) {
  return [
    `title: ${quoted(page.title)}`,
    `description: ${quoted(page.description)}`,
    'blocks:',
    '  - type: hero',
    `    title: ${quoted(page.hero.title)}`,
    `    text: ${quoted(page.hero.text)}`,
    `    image: images/${page.hero.image}.svg`,
    '    decorative: true',
    ...page.middle.flatMap(blockYaml),
    '  - type: ctaButton',
    `    title: ${quoted(page.next.title)}`,
    `    href: ${page.next.href}`,
    '',
  ].join('\n')
}

/** @param {Middle} block @returns {readonly string[]} */
function blockYaml(block) {
  switch (block.kind) {
    case 'cards':
      return [
        '  - type: cardGrid',
        '    cards:',
        ...block.cards.flatMap(({ title, text, emoji, badge }) => [
          `      - title: ${quoted(title)}`,
          `        text: ${quoted(text)}`,
          `        emoji: ${emoji}`,
          `        badgeClass: ${badge}`,
        ]),
      ]
    case 'parts':
      return [
        '  - type: contentBlocks',
        '    items:',
        ...block.parts.flatMap(({ image, alt, text }) => [
          `      - image: images/${image}.svg`,
          `        alt: ${quoted(alt)}`,
          '        text: |-',
          ...text.map((line) => `          ${line}`),
        ]),
      ]
    case 'links':
      return ['  - type: linkList', `    title: ${quoted(block.title)}`, ...linksYaml(block.links, '    ')]
    case 'fees':
      return feesYaml(block.terms)
  }
}

/** @param {readonly import('./model.mjs').Term[]} terms */
function feesYaml(terms) {
  return [
    '  - type: feeSchedule',
    '    title: Term',
    '    items:',
    ...terms.flatMap(({ name, tuition, materials }) => [
      `      - title: ${name} tuition`,
      `        amount: ${tuition}`,
      `      - title: ${name} materials`,
      `        amount: ${materials}`,
    ]),
    '    extras:',
    '      title: Total',
    '      items:',
    ...terms.flatMap(({ name, tuition, materials }) => [
      `        - title: ${name}`,
      `          amount: ${tuition + materials}`,
    ]),
  ]
}

/** @param {readonly import('./model.mjs').Link[]} links @param {string} indent */
function linksYaml(links, indent) {
  return [
    `${indent}links:`,
    ...links.flatMap(({ title, href }) => [
      `${indent}  - title: ${quoted(title)}`,
      `${indent}    href: ${href}`,
    ]),
  ]
}

/** @param {number} count */
export function siteYaml(count) {
  const { name, motto, menu, footer } = siteModel(count)
  /** @param {Group} group @param {string} indent */
  const groupYaml = ({ title, links }, indent) => [
    `${indent}- title: ${title}`,
    ...linksYaml(links, `${indent}  `),
  ]
  return [
    'schemaVersion: 2',
    'url: https://www.example.org/',
    'lang: en',
    'currency: EUR',
    'organisation:',
    `  name: ${name}`,
    `  motto: ${motto}`,
    'header:',
    ...menu.flatMap((group) => groupYaml(group, '  ')),
    'footer:',
    '  groups:',
    ...footer.flatMap((group) => groupYaml(group, '    ')),
    '',
  ].join('\n')
}

/**
 * Writes the site into a folder: the pages, a home page, the drawings that pages show.
 * @param {string} folder
 * @param {number} count
 */
export function writeOurs(folder, count) {
  const write = writerInto(folder)
  write('site.yaml', siteYaml(count))
  write(
    'pages/index.yaml',
    `title: Home\ndescription: The first page.\nblocks:\n  - type: ctaButton\n    href: ${routeOf(0)}\n`,
  )
  writeDrawings(join(folder, 'pages/images'))
  for (let index = 0; index < count; index++)
    write(`pages${routeOf(index)}.yaml`, pageYaml(pageModel(index, count)))
}
