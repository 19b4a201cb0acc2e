import { type About, error } from '../finding.ts'
import { quoted } from '../wording.ts'

export const studioAddressTaken = error('studio-address-taken', (address: string, owner: string) => ({
  message: `Studio cannot live at ${quoted(address)}: the address ${quoted(owner)} begins like that.`,
  help: 'Choose another `address` for Studio, or rename the page or the file.',
}))

export const about: About = {
  what: 'The address of Studio is also the address of a page, of an alias or of a file in public/, or their addresses begin with it.',
  why: 'The browser keeps what belongs to Studio for times without a net. It does so for every address that begins with the address of Studio, and visitors of pages must not get any of that.',
  examples: [
    {
      in: 'words',
      wrong: 'a page pages/studio.yaml, and `studio:` in site.yaml without `address:`',
      right: 'the same page, and `address: /edit` below `studio:`',
    },
    {
      in: 'words',
      wrong: 'a page pages/edit-a-video.yaml, and `address: /edit` below `studio:`',
      right: 'the same page, and `address: /change` below `studio:`',
    },
  ],
}
