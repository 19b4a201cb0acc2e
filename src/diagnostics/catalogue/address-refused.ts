import { type About, error } from '../message.ts'
import { isNone, placeOnComputer, quoted } from '../wording.ts'

export const addressRefused = error(
  'address-refused',
  (address: string, meantAddress?: string, remark?: string) => ({
    message: isNone(address)
      ? address.trim() === ''
        ? 'This link has no address.'
        : `${quoted(address)} is not an address.`
      : meantAddress?.endsWith(address)
        ? `The address ${quoted(address)} must begin with \`${meantAddress.slice(0, -address.length)}\`.`
        : `The site cannot use the address ${quoted(address)}.`,
    help:
      meantAddress === undefined
        ? address.startsWith('@')
          ? 'Write the whole address of the account: https://….'
          : onDisk(address) !== undefined
            ? `This file is on your own computer only. Copy it into public/, and write \`/${onDisk(address)}\`.`
            : /^\/\S*[,;]\s+\//.test(address)
              ? 'Write each of them as an entry of its own.'
              : /^\/[\w -]+$/.test(address)
                ? `Name the file of the page without spaces, and write \`${address.replaceAll(/ +/g, '-').toLowerCase()}\`.`
                : 'Write the address of a page, such as /fees, of a file in public/, such as /list.pdf, or of another site, such as https://example.org. It can also be #place, link:name, mailto:… or tel:….'
        : remark === undefined
          ? `Did you mean \`${meantAddress}\`?`
          : `Did you mean \`${meantAddress}\`? A comment must start with \` # \`: \`${meantAddress} # ${remark}\`.`,
  }),
)

/** The address that a file of a computer would have. */
const onDisk = (address: string) => placeOnComputer(address)?.replace(/.*\//, '').replaceAll(' ', '%20')

export const about: About = {
  what: 'The address of a link is not allowed. Addresses start with `https://`, `/`, `#`, `link:`, `mailto:` or `tel:`.',
  why: 'Other addresses lead to the wrong place. If an address starts with `http://`, other people can change the page on its way to the visitor. An address that runs a script could harm visitors.',
  examples: [
    {
      in: 'blocks',
      wrong: `
        - type: linkList
          links:
            - title: The portal
              href: www.example.net
      `,
      right: `
        - type: linkList
          links:
            - title: The portal
              href: https://www.example.net
      `,
    },
    {
      in: 'blocks',
      wrong: `
        - type: ctaButton
          title: Write to us
          href: office@example.org
      `,
      right: `
        - type: ctaButton
          title: Write to us
          href: mailto:office@example.org
      `,
    },
  ],
}
