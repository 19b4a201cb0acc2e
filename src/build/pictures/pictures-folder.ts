/** Where what was made of pictures is kept, for all sites of this machine: never in an author's folder. */
import { join } from 'node:path'
import { ENGINE_ROOT } from '../base/engine-root.ts'

export const PICTURES_FOLDER = join(ENGINE_ROOT, '.ukurasa/pictures')
