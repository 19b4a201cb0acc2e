import { type About, warning } from '../message.ts'
import { quoted } from '../wording.ts'

/** `name` is the name of the value in site.yaml, with its group. With `isPart`, `known` has other words, too. */
export const factDiffers = warning(
  'fact-differs',
  (name: string, written: string, known: string, isPart = false) =>
    written.startsWith('$')
      ? {
          message: `This uses ${quoted(written)}, but \`${name}\` seems to fit here.`,
          help: `If \`${name}\` is meant, write \`\${${name}}\` here. If not, leave it.`,
        }
      : {
          message: `This says ${quoted(written)}, but \`${name}\` in site.yaml is ${quoted(known)}.`,
          help: `Ask which ${written.includes('@') ? 'address' : 'figure'} is right${isPart ? ', and correct the other one.' : `: correct site.yaml if it is wrong, and write \`\${${name}}\` here.`}${name.startsWith('facts.') ? '' : ` If both are right, add this one to \`${name.startsWith('contacts.') ? 'contacts' : 'facts'}\` in site.yaml.`}`,
        },
)

export const about: About = {
  what: 'A text names a fact of site.yaml, but gives a different figure. Or a long number, an e-mail address or the year of the foundation is nearly the same as in site.yaml.',
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
