/** Shows the page before Studio itself is there. */
import { BLANK } from '../../preview/hosted.ts'
import { placeOf, routeIn } from './place.ts'

const host = document.getElementById('studio')
const frame = document.querySelector<HTMLIFrameElement>('#page')
if (host && frame) {
  const { base, address } = placeOf(host.dataset)
  frame.src = navigator.onLine ? `${base}${routeIn(location.hash)}` : `${address}/${BLANK}`
}
