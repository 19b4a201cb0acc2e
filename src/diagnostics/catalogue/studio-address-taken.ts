import { type About, error } from '../message.ts'
import { quoted } from '../wording.ts'

export const studioAddressTaken = error('studio-address-taken', (address: string, owner: string) => ({
  message: `Studio cannot have the address ${quoted(address)}: ${quoted(owner)} begins with it.`,
  help: 'Choose another `address` for Studio, or rename the page or the file.',
}))

export const about: About = {
  what: 'The address of a page, an alias or a file in public/ is the address of Studio, or begins with it.',
  why: 'Browsers keep a copy of Studio, to use it without the internet. They show it for every address that begins with the address of Studio. Visitors of such a page would see Studio.',
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
