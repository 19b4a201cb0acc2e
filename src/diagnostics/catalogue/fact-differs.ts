import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const factDiffers = warning('fact-differs', (name: string, written: string, known: string) => ({
  message: written.startsWith('$')
    ? `This takes ${quoted(written)}. Here, \`facts.${name}\` fits.`
    : `This says ${quoted(written)}, but \`facts.${name}\` in site.yaml is ${quoted(known)}.`,
  help: `Ask which of the two is right, then write \`\${facts.${name}}\` here.`,
}))

export const about: About = {
  what: 'A text names a fact of site.yaml, but gives a different figure.',
  why: 'One of the two is wrong, and visitors see both.',
  examples: [
    {
      in: 'words',
      wrong: '`The commitment fee is KES 25,000.` when `facts` has `commitmentFee: 20,000`',
      right: '`The commitment fee is KES ${facts.commitmentFee}.`',
    },
    {
      in: 'words',
      wrong: '`title: Commitment fee` and `amount: 25,000` when `facts` has `commitmentFee: 20,000`',
      right: '`amount: ${facts.commitmentFee}`',
    },
  ],
}
