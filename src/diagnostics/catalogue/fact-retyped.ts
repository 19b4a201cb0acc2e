import { type About, note } from '../message.ts'
import { quoted } from '../wording.ts'

export const factRetyped = note('fact-retyped', (name: string, written: string) => ({
  message: `${quoted(written)} is typed by hand, but \`facts.${name}\` in site.yaml already has it.`,
  help: `Write \`\${facts.${name}}\` instead. Then both always agree.`,
}))

export const about: About = {
  what: 'A text names a fact of site.yaml and gives its figure, typed by hand.',
  why: 'If the fact changes in site.yaml, this text keeps the old figure.',
  examples: [
    {
      in: 'words',
      wrong: '`The commitment fee is KES 20,000.` when `facts` has `commitmentFee: 20,000`',
      right: '`The commitment fee is KES ${facts.commitmentFee}.`',
    },
    {
      in: 'words',
      wrong: '`a sibling discount of 7.5%` when `facts` has `siblingDiscount: 7.5%`',
      right: '`a sibling discount of ${facts.siblingDiscount}`',
    },
  ],
}
