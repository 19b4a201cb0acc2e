/** The folder for the files that are made from pictures, for all sites that this engine builds. */
import { join } from 'node:path'
import { KEPT_FOLDER } from '../base/engine-root.ts'

export const PICTURES_FOLDER = join(KEPT_FOLDER, 'pictures')
