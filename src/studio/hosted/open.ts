/** Shows the page before Studio itself is there. */
import { BLANK } from '../../preview/hosted.ts'
import { addressesOf, routeIn } from './addresses.ts'

const host = document.getElementById('studio')
const frame = document.querySelector<HTMLIFrameElement>('#page')
if (host && frame) {
  const { base, address } = addressesOf(host.dataset)
  const blank = `${address}/${BLANK}`
  frame.src = navigator.onLine ? `${base}${routeIn(location.hash)}` : blank
  // Nobody can look into the document by which a browser says that the host does not answer.
  const onLoad = () => {
    if (frame.contentDocument) return
    frame.removeEventListener('load', onLoad)
    frame.src = blank
  }
  frame.addEventListener('load', onLoad)
}
