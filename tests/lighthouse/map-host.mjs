/** Answers for all other hosts, as a map that is shown in a frame does: a page, a script and pictures of some weight. */
import { otherHosts } from '../run/other-hosts.mjs'

const TILES = 6
const PAGE = `<!doctype html><title>Map</title><h1>Map</h1>${Array.from({ length: TILES }, (_, tile) => `<img src="/${tile}.svg" width="100" height="100" alt="">`).join('')}<script src="/map.js"></script>`
/** A library for maps has about this many bytes. */
const SCRIPT = `/*${'a map is drawn here '.repeat(7_000)}*/`
const TILE = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><!--${'tile'.repeat(4_000)}--><path d="M0 0h100v100z"/></svg>`

export const mapHost = () =>
  otherHosts((request, response) => {
    const [type, body] = request.url?.endsWith('.js')
      ? ['text/javascript', SCRIPT]
      : request.url?.endsWith('.svg')
        ? ['image/svg+xml', TILE]
        : ['text/html', PAGE]
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body)
  })
