/** `ukurasa todo`: lists the values that are still stand-ins. */
import { count } from '../diagnostics/wording.ts'
import { readSite } from '../engine/read-site.ts'
import { valueAt } from '../engine/translate.ts'
import type { SiteOptions } from './options.ts'
import { inColour } from './terminal.ts'

export function todo(options: SiteOptions): number {
  const { sources } = readSite(options.root, options)
  const colour = inColour()
  let total = 0
  for (const source of sources) {
    for (const { path, span } of source.standIns) {
      total += 1
      const value = valueAt(source.value, path)
      const shown =
        typeof value === 'string'
          ? value
          : Array.isArray(value)
            ? count(value.length, 'entry', 'entries')
            : 'a group of fields'
      const place = `${span.file}:${span.start.line}:${span.start.column}`
      process.stdout.write(
        `${colour.bold(place)} ${path.join('.')}: ${shown.replaceAll(/\s+/g, ' ').slice(0, 80)}\n`,
      )
    }
  }
  process.stdout.write(`${count(total, 'stand-in')}\n`)
  return 0
}
