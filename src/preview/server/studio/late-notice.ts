/** What Studio's document says if Studio does not start. */
import { fillIn } from '../../../block/fill-in.ts'
import { STUDIO_BASELINE } from '../../../build/assets/baseline.ts'
import { inLanguage, primarySubtag } from '../../../languages/language.ts'
import { lateNotice as notices } from '../../../languages/late-notice.ts'

const { chrome, firefox, safari } = STUDIO_BASELINE
const version = ([major, minor]: readonly [number, number]) => (minor === 0 ? major : `${major}.${minor}`)
const VERSIONS = { chrome: version(chrome), firefox: version(firefox), safari: version(safari) }

/** HTML that shows itself after a while. Studio puts itself in its place. No script: an old browser might not read it. */
export function lateNotice(lang: string): string {
  const own = inLanguage(notices, lang)
  const language = own === undefined ? 'en' : primarySubtag(lang)
  return `<main class="late" lang="${language}"><h1>Studio</h1><p>${fillIn(own ?? notices.en, VERSIONS)}</p></main>`
}
