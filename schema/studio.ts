/** What site.yaml says about the Studio that lives on the site. */
import { z } from 'zod'
import { formed, line, route } from './vocabulary.ts'

const REPOSITORY = /^[\w-]+\/(?!\.+$)[\w.-]+$/

export const studio = z
  .strictObject({
    github: formed(
      REPOSITORY,
      'not-a-repository',
      'The repository at GitHub: owner and name',
      'example/website',
    ).optional(),
    branch: line('The branch that proposals change. Without it: main').optional(),
    address: route('The address of Studio, instead of /studio', '/edit').optional(),
  })
  .meta({
    description:
      'Puts Studio, the editor in the browser, on the site itself. Everybody can then read the files of published pages, with their comments',
  })
