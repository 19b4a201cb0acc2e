/**
 * The fonts that the browser of the tests finds on its machine: only Inter of our packages, so that lines break at the
 * same places everywhere. Fontconfig, which Linux uses, reads these settings; other systems do not look at them.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { unwrapWoff } from '../../../src/build/pictures/share/woff.ts'

const { resolve } = createRequire(import.meta.url)
const SETTINGS = 'UKURASA_TEST_FONTS'

/** Writes them, and tells the workers, which are processes of their own. */
export function pinFonts(folder: string): void {
  mkdirSync(folder)
  for (const weight of [400, 700]) {
    const woff = readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`))
    // Not every machine reads WOFF.
    writeFileSync(join(folder, `inter-${weight}.ttf`), unwrapWoff(woff))
  }
  const settings = join(folder, 'fonts.conf')
  writeFileSync(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`,
  )
  process.env[SETTINGS] = settings
}

/** The environment that the browser of a worker is started in. */
export const withPinnedFonts = () => ({ ...process.env, FONTCONFIG_FILE: process.env[SETTINGS] })
