import { type About, warning } from '../finding.ts'
import { quoted } from '../wording.ts'

export const factDiffers = warning('fact-differs', (name: string, written: string, known: string) => ({
  message: written.startsWith('$')
    ? `This uses ${quoted(written)}, but \`facts.${name}\` seems to fit here.`
    : `This says ${quoted(written)}, but \`facts.${name}\` in site.yaml is ${quoted(known)}.`,
  help: written.startsWith('$')
    ? `If \`facts.${name}\` is meant, write \`\${facts.${name}}\` here.`
    : `Ask which figure is right. If it is this one, correct site.yaml. Then write \`\${facts.${name}}\` here.`,
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
