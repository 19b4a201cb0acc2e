/** An answer of the preview. */
import { mediaType } from '../../build/publish/hosting/media-type.ts'

export type Content = string | Uint8Array

export type Reply =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'content'; readonly status: number; readonly type: string; readonly body: Content }

/** The extension of the path decides the media type. */
export function reply(status: number, path: string, body: Content): Reply {
  return { kind: 'content', status, type: mediaType(path), body }
}
