/** The folder of Ukurasa itself, with its package.json. Holds for the sources and for the bundle alike. */
import { fileURLToPath } from 'node:url'

export const ENGINE_ROOT = fileURLToPath(new URL('../../', import.meta.url))
