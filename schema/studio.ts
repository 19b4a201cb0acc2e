/** What site.yaml says about the Studio that lives on the site. */
import { z } from 'zod'
import { formed, line, route } from './vocabulary.ts'

const REPOSITORY = /^[A-Za-z0-9][A-Za-z0-9-]*\/(?!\.{1,2}$)[\w.-]+$/

export const studio = z
  .strictObject({
    github: formed(
      REPOSITORY,
      'not-a-repository',
      'The repository of the site at GitHub: its owner and its name',
      'example/website',
    ).optional(),
    branch: line('The branch that proposals shall change. Without it: main').optional(),
    address: route('Where Studio lives on the site. Without it: /studio', '/edit').optional(),
  })
  .meta({
    description:
      'Studio as a part of the site: authors open it there, change pages in the browser, and propose the change. The texts of published pages are shipped with it, with their comments',
  })
