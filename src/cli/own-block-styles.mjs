/** Mistakes in the styles of a site's own blocks. `check` needs no styles, so it would not find them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bundlingMistakes, placeOf } from './own-block-errors.mjs'
import { said } from './own-block-mistakes.mjs'

/**
 * @param {readonly string[]} types
 * @param {string} engine with these blocks
 * @returns {Promise<readonly import('./own-block-mistakes.mjs').Mistake[]>}
 */
export async function styleMistakes(types, engine) {
  const styled = types.filter((type) => existsSync(fileOf(type, engine)))
  if (styled.length === 0) return []
  const [{ compile }, { transform }] = await Promise.all([import('sass'), import('lightningcss')])
  return styled.flatMap((type) => {
    try {
      const { css, sourceMap } = compile(fileOf(type, engine), { sourceMap: true })
      return refusalOf(css, sourceMap, type, transform)
    } catch (cause) {
      return bundlingMistakes(cause, engine)
    }
  })
}

/** @param {string} type @param {string} engine */
const fileOf = (type, engine) => join(engine, 'src/blocks', type, 'style.scss')

/**
 * Sass lets through much that is no CSS.
 * @param {string} css
 * @param {unknown} map
 * @param {string} type
 * @param {typeof import('lightningcss').transform} transform
 */
function refusalOf(css, map, type, transform) {
  try {
    transform({ filename: 'style.css', code: Buffer.from(css) })
    return []
  } catch (cause) {
    const { message, loc } = Object(cause)
    const place = loc && placeOf(Object(map), loc.line, loc.column)
    return [{ ...said(`blocks/${type}/style.scss`, 1, String(message)), ...place }]
  }
}
