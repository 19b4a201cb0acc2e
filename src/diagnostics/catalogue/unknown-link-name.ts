import { type About, error } from '../message.ts'
import { didYouMean, quoted } from '../wording.ts'

export const unknownLinkName = error('unknown-link-name', (name: string, names: readonly string[]) => {
  const [own = ''] = name.split(/[/?#]/)
  return {
    message: `site.yaml has no link with the name ${quoted(name)}.`,
    ...(own === name
      ? didYouMean(name, names, 'The named links are')
      : {
          help: `Nothing can follow a name.${names.includes(own) ? ` Write \`link:${own}\`.` : ''} For another page of that site, add a name of its own to \`links\` in site.yaml.`,
        }),
  }
})

export const about: About = {
  what: 'A link starts with `link:`, but site.yaml has no outside link of that name.',
  why: 'Outside addresses are written once, in site.yaml, so that you can change them in one place.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: Apply
          href: link:portals
      `,
      right: `
        - type: ctaButton
          title: Apply
          href: link:portal
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: richText
          text: Apply [in the portal](link:Portal).
      `,
      right: `
        - type: richText
          text: Apply [in the portal](link:portal).
      `,
    },
  ],
}
