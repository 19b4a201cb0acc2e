/** Sends requests that no browser would send: any host, any path, exactly as given. */
import { type IncomingHttpHeaders, request } from 'node:http'

export type Reply = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type Question = {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** `address` is that of a server on this machine. The path is sent exactly as given. */
export function ask(
  address: string,
  { path = '/', method = 'GET', headers = {}, body }: Question,
): Promise<Reply> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts).toString('utf8'),
        }),
      )
    })
    call.on('error', reject)
    call.end(body)
  })
}

/** Requests that a page of another site can make a browser send. Each has a name that says what it is. */
export function foreignQuestions(port: string): readonly (Question & { readonly name: string })[] {
  const own = `127.0.0.1:${port}`
  const asked = (name: string, headers: Readonly<Record<string, string>>) => ({ name, headers })
  return [
    asked('a name that was made to point here', { host: 'evil.example' }),
    asked('the same with our port', { host: `evil.example:${port}` }),
    asked('a name that begins like ours', { host: `127.0.0.1.evil.example:${port}` }),
    asked('a name that ends like ours', { host: `evil.localhost:${port}` }),
    asked('our address without the port', { host: '127.0.0.1' }),
    asked('our address with another port', { host: '127.0.0.1:1' }),
    asked('every address', { host: `0.0.0.0:${port}` }),
    asked('our address written otherwise', { host: `127.1:${port}` }),
    asked('a foreign origin', { host: own, origin: 'https://evil.example' }),
    asked('an origin of another port', { host: own, origin: 'http://127.0.0.1:1' }),
    asked('our other name as the origin', { host: own, origin: `http://localhost:${port}` }),
    asked('the origin of a sandbox', { host: own, origin: 'null' }),
    asked('our address over TLS', { host: own, origin: `https://${own}` }),
    asked('a script of ours in a foreign page', {
      host: own,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'no-cors',
      'sec-fetch-dest': 'script',
    }),
    asked('a page of ours in a foreign frame', {
      host: own,
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-dest': 'iframe',
    }),
    asked('a fetch from another server of this machine', {
      host: own,
      'sec-fetch-site': 'same-site',
      'sec-fetch-mode': 'cors',
      'sec-fetch-dest': 'empty',
    }),
  ]
}

/** Paths with which servers have been tricked into giving away a file outside their folder. */
export const TRICKS = [
  '/../site.yaml',
  '/../../../../etc/passwd',
  '/..%2fsite.yaml',
  '/%2e%2e/site.yaml',
  '/%2e%2e%2fsite.yaml',
  '/..%5csite.yaml',
  '/..\\site.yaml',
  '/%252e%252e/site.yaml',
  '/assets/../../site.yaml',
  '/assets/..%2f..%2fsite.yaml',
  '/./site.yaml',
  '//etc/passwd',
  '/etc/passwd',
  '/%2fetc%2fpasswd',
  '/file:///etc/passwd',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?raw',
  '/@fs/etc/passwd?import&raw??',
  '/@id/../../etc/passwd',
  '/@vite/client',
  '/__open-in-editor?file=site.yaml',
  '/node_modules/vite/package.json',
  '/package.json',
  '/site.yaml',
  '/pages/index.yaml',
  '/pages/images/secret.svg',
  '/src/cli/main.ts',
  '/.git/config',
  '/.env',
  '/.ukurasa-build',
  '/secret.txt',
  '/folder/passwd',
  '/secret.txt?raw',
  '/%00',
  '/index.html%00.txt',
  '/%zz',
  '/%c0%ae%c0%ae/site.yaml',
  '/;/../site.yaml',
] as const
