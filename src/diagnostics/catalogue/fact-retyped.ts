import { type About, note } from '../finding.ts'
import { quoted } from '../wording.ts'

export const factRetyped = note('fact-retyped', (name: string, written: string) => ({
  message: `${quoted(written)} is typed by hand; \`facts.${name}\` in site.yaml holds it.`,
  help: `Write \`\${facts.${name}}\` instead: when it changes there, it changes here too.`,
}))

export const about: About = {
  what: 'A text names a fact of site.yaml and gives its figure, typed by hand.',
  why: 'When the fact changes in site.yaml this text keeps the old figure.',
  examples: [
    {
      in: 'words',
      wrong: '`The commitment fee is KES 20,000.` where `commitmentFee: 20,000` stands in `facts`',
      right: '`The commitment fee is KES ${facts.commitmentFee}.`',
    },
    {
      in: 'words',
      wrong: '`a sibling discount of 7.5%` where `siblingDiscount: 7.5%` stands in `facts`',
      right: '`a sibling discount of ${facts.siblingDiscount}`',
    },
  ],
}
