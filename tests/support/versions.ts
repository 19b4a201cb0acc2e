/** Two versions of the base site, and what `ukurasa diff` says about them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../src/build/files/site-files.ts'
import type { SiteChanges } from '../../src/core/change/diff/change-types.ts'
import { changesBetween } from '../../src/core/change/diff/compare-sites.ts'
import { readVersion, type SiteVersion } from '../../src/core/change/diff/site-version.ts'
import { asMarkdown } from '../../src/core/change/review/as-markdown.ts'
import { asText } from '../../src/core/change/review/as-text.ts'
import { review } from '../../src/core/change/review/review.ts'
import { PICTURE_FILE } from '../../src/core/load/site-files.ts'
import { colours } from '../../src/diagnostics/format-pretty.ts'
import type { Files } from './folder.ts'
import { textOf } from './modules.ts'
import { pageOf, siteFolder } from './pages.ts'

export function versionOf(files: Files): SiteVersion {
  const root = siteFolder(files)
  const source = filesIn(root)
  const fingerprints = source.names
    .filter((name) => PICTURE_FILE.test(name))
    .map((name) => {
      const content = readFileSync(join(root, 'pages', name))
      const fingerprint = createHash('sha1').update(content).digest('hex')
      return [`pages/${name}`, { fingerprint, size: content.length }] as const
    })
  return readVersion({ ...source, fingerprints: new Map(fingerprints) })
}

export function changes(before: Files, after: Files): SiteChanges {
  return changesBetween(versionOf(before), versionOf(after))
}

/** The review as text, without colours. */
export function said(before: Files, after: Files): string {
  return asText(review(changes(before, after)), colours(false))
}

export function saidInMarkdown(before: Files, after: Files): string {
  return asMarkdown(review(changes(before, after)))
}

export const SITE = textOf('tests/sites/base/site.yaml')
export const PAGE = 'pages/page.yaml'

/** A page with a schedule of fees. */
export const schedule = (amounts: readonly (string | number)[], total: string | number) =>
  pageOf(`type: feeSchedule
title: Fees, grade 4
items:
${amounts.map((amount, index) => `  - title: term ${index + 1}\n    amount: ${amount}`).join('\n')}
total:
  title: annual total
  amount: ${total}`)

/** The lines below a heading. */
export function below(heading: string, text: string): readonly string[] {
  const [, rest = ''] = text.split(`${heading}\n`)
  return (rest.split('\n\n')[0] ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => line.trim())
}

/** A page of running texts with these titles. */
export const texts = (...blocks: readonly string[]) =>
  pageOf(...blocks.map((title) => `type: richText\ntitle: ${title}\ntext: About ${title}, at some length.`))

/** Many words. */
export const LONG = `Boys of all grades sing together on Mondays after prep, in the hall behind the dining room. ${'The choir sings at assemblies and on feast days of the school year. '.repeat(4)}Ask the choir master.`
