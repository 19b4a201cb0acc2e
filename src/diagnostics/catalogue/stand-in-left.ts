import { type About, note } from '../message.ts'

/** `line` is where the value of the main language is, which is no stand-in. */
export const standInLeft = note('stand-in-left', (name: string, language: string, line: number) => ({
  message: `\`${name}\` is still a stand-in in \`${language}\`, but not in the main language.`,
  help: `If line ${line} has the true value now, translate it, and delete \`!todo\` here.`,
}))

export const about: About = {
  what: 'A fact of site.yaml is a stand-in in one language, and has its true value in the main language.',
  why: 'Usually somebody replaced only one of the two. Visitors who read the other language still see the stand-in.',
  examples: [
    {
      in: 'words',
      wrong: '`towns: Thika and Kenol` below `facts:`, and `towns: !todo miji mitatu` below `facts:` of `sw`',
      right: '`towns: Thika and Kenol` below `facts:`, and `towns: Thika na Kenol` below `facts:` of `sw`',
    },
    {
      in: 'words',
      wrong: '`busTime: 7:15` below `facts:`, and `busTime: !todo 7 Uhr` below `facts:` of `de`',
      right: '`busTime: 7:15` below `facts:`, and no `busTime` below `facts:` of `de`',
    },
  ],
}
