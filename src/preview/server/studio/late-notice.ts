/** What Studio's document says if Studio does not start. */
import { STUDIO_BASELINE } from '../../../build/assets/baseline.ts'

const { chrome, firefox, safari } = STUDIO_BASELINE
const version = ([major, minor]: readonly [number, number]) => (minor === 0 ? major : `${major}.${minor}`)

const EN = `Studio has not started yet. If it does not come at all, the network fails or this browser is too old. Studio needs \
Chrome or Edge ${version(chrome)}, Firefox ${version(firefox)}, Safari ${version(safari)}, or a newer one.`

const SW = `Studio bado haijaanza. Isipoanza kabisa, mtandao una shida au kivinjari hiki ni cha zamani mno. Studio inahitaji \
Chrome au Edge ${version(chrome)}, Firefox ${version(firefox)}, Safari ${version(safari)}, au toleo jipya zaidi.`

/** HTML that shows itself after a while. Studio puts itself in its place. No script: an old browser might not read it. */
export function lateNotice(lang: string): string {
  const isSwahili = lang.startsWith('sw')
  return `<main class="late" lang="${isSwahili ? 'sw' : 'en'}"><h1>Studio</h1><p>${isSwahili ? SW : EN}</p></main>`
}
