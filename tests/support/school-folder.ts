/** A site with a menu and two chains, for commands that change these. */
import { siteFolder } from './pages.ts'

export const SITE = `# Our school
schemaVersion: 2
url: https://example.org/
lang: en
organisation:
  name: Example School
contacts:
  office:
    title: Office
    email: office@example.org
header:
  - href: /
  - title: Talent # what boys can do
    links:
      - href: /band # since 1995

      # The newest one
      - title: Chess
        href: /chess
  - title: More
    links: [{ href: /fees }, { title: Start, href: / }]
chains:
  talent:
  - href: /band
  - href: /chess   # the last
  other:
    - href: /chess
    - href: /fees
`

export const page = (title: string): string =>
  `title: ${title}\ndescription: Words on ${title}.\nblocks:\n  - type: richText\n    text: Words\n`

export const schoolFolder = (): string =>
  siteFolder({ 'site.yaml': SITE, 'pages/band.yaml': page('Band'), 'pages/chess.yaml': page('Chess') })
