/** What the preview answers to a request. */
import { mediaType } from '../../build/publish/hosting/media-type.ts'

export type Content = string | Uint8Array

export type Reply =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'content'; readonly status: number; readonly type: string; readonly body: Content }

/** The ending of the path says what kind of content it is. */
export function reply(status: number, path: string, body: Content): Reply {
  return { kind: 'content', status, type: mediaType(path), body }
}
