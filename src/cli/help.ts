/** What `ukurasa --help` says. */
export const HELP = `ukurasa: pages written as YAML, checked and rendered to a static site

  ukurasa dev        live preview while you write
  ukurasa check      says what is wrong, where, and what to write instead
  ukurasa build      writes the site to dist/
  ukurasa preview    serves dist/ as a static host would
  ukurasa todo       lists the stand-ins (!todo) that the site still has
  ukurasa generate   writes the lists, schemas and reference made from src/blocks/

Options
  --root DIR         the folder with site.yaml and pages/ (default: this folder)
  --out DIR          where build writes and preview reads (default: DIR/dist)
  --today DATE-TIME  the clock that everything in the site depends on, as 2025-10-01T12:00+03:00
  --release          stand-ins are errors
  --format NAME      check and build: pretty or json
  --port NUMBER      dev and preview (default: 4321, the next free one if taken)

Examples
  npx ukurasa check --format json
  npx ukurasa build --root ../other-site --out /tmp/site --today 2025-10-01

Exit code: 0 fine, 1 the content has errors, 2 wrong usage or surroundings.
`
