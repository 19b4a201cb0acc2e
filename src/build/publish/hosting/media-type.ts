/** The media type of a file, by its extension. */
import { extname } from 'node:path'

/** By extension, without the dot. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  ics: 'text/calendar',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
}

/** Types whose header says UTF-8. Drawings say it themselves, and JSON is always UTF-8. */
export const TYPES_WITH_CHARSET: readonly string[] = [
  'text/html',
  'text/css',
  'text/javascript',
  'application/xml',
  'text/plain',
  'text/calendar',
]

/** Types of files that get smaller by compression in transit. */
export const PACKED_TYPES: readonly string[] = [...new Set(Object.values(MEDIA_TYPES))].filter((type) =>
  /^text\/|json|xml/.test(type),
)

/** The value of the header `Content-Type`. */
export function mediaType(path: string): string {
  return contentType(endingOf(path))
}

/** The same for an extension without the dot. */
export function contentType(ending: string): string {
  const type = typeOf(ending)
  return TYPES_WITH_CHARSET.includes(type) ? `${type}; charset=utf-8` : type
}

/** Whether a file gets smaller by compression in transit. */
export function isPacked(path: string): boolean {
  return PACKED_TYPES.includes(typeOf(endingOf(path)))
}

const endingOf = (path: string) => extname(path).slice(1).toLowerCase()

const typeOf = (ending: string) => MEDIA_TYPES[ending] ?? 'application/octet-stream'
