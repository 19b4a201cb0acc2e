import manifest from '../../../package.json' with { type: 'json' }

/** The version of Ukurasa. */
export const VERSION: string = manifest.version
