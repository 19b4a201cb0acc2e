/** Compiles the Sass of the shell and of all blocks to CSS. */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compile, type Options } from 'sass'
import { interruptible } from '../../base/interruptible.ts'

/** Bootstrap 5 is written in the old form of Sass. We cannot correct the causes of these warnings. */
const SASS: Options<'sync'> = {
  loadPaths: [join(createRequire(import.meta.url).resolve('bootstrap/package.json'), '../..')],
  silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
}

/** `entry` is the path of the file that imports all others. */
export async function compileSass(entry: string): Promise<string> {
  return (await interruptible(() => compile(entry, SASS))).css
}
