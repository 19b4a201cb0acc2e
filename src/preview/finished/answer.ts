/** What a static host answers for a path. Knows only the names of the files, not their content. */
import { HOST_FILES } from '../../build/publish/hosting/hosts.ts'
import type { Manifest } from '../../build/publish/release/manifest.ts'

export type Answer =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'nothing' }

export type Answerer = (pathname: string) => Answer

type KnownSite = Pick<Manifest, 'base' | 'redirects' | 'files' | 'languages'>

/** Answers clean addresses. Redirects other letter cases, endings and aliases to the page's own address. */
export function answerer({ base, redirects, files, languages = [] }: KnownSite): Answerer {
  const forHosts = new Set(HOST_FILES)
  const exact = new Set(files.filter((file) => !forHosts.has(file)))
  const folded = new Map(files.map((file) => [file.toLowerCase(), file]))
  const aliases = new Map(Object.entries(redirects).map(([path, target]) => [path.toLowerCase(), target]))
  const missingIn = (folder: string): Answer => {
    const path = `${folder}404.html`
    return exact.has(path) ? { kind: 'file', status: 404, path } : { kind: 'nothing' }
  }
  return (pathname) => {
    const path = decode(pathname)
    const language = languages.find((name) => `${path}/`.startsWith(`${base}/${name}/`))
    const missing = missingIn(language === undefined ? '' : `${language}/`)
    if (path === undefined) return missing
    if (base !== '' && (path === base || path === '/')) return { kind: 'redirect', location: `${base}/` }
    if (!path.startsWith(`${base}/`)) return missing
    const below = path.slice(base.length)
    const name = below.slice(1)
    const plain = name.replace(/\/$|\.html$/i, '')
    const alias = aliases.get(`/${plain.toLowerCase()}`)
    if (alias !== undefined) return { kind: 'redirect', location: `${base}${alias}` }
    const file = folded.get(`${plain || 'index'}.html`.toLowerCase())
    if (file !== undefined) {
      const own = file === 'index.html' ? '' : file.replace(/\.html$/, '')
      if (own === '404' || languages.some((language) => own === `${language}/404`)) return missing
      return own === name
        ? { kind: 'file', status: 200, path: file }
        : { kind: 'redirect', location: `${base}/${own}` }
    }
    return exact.has(name) ? { kind: 'file', status: 200, path: name } : missing
  }
}

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname)
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}
