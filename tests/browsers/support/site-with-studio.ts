/** A site in a folder of its own, built with a Studio that proposes changes at GitHub. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROJECT, ukurasa } from '../../e2e/support/command-line.ts'

/** The folder of the site. The built site is in `dist` in it. */
export async function siteWithStudio(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'ukurasa-with-studio-'))
  cpSync(join(PROJECT, 'tests/sites/lugha'), root, { recursive: true })
  const settings = join(root, 'site.yaml')
  writeFileSync(settings, `${readFileSync(settings, 'utf8')}\nstudio:\n  github: school/site\n`)
  await ukurasa('build', '--root', root, '--out', join(root, 'dist'))
  return root
}
