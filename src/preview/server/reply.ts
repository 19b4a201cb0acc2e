/** An answer of the preview. */
import { mediaType } from '../../build/publish/hosting/media-type.ts'

export type Content = string | Uint8Array

export type Reply = { readonly kind: 'redirect'; readonly location: string } | ContentReply

type ContentReply = {
  readonly kind: 'content'
  readonly status: number
  readonly type: string
  readonly body: Content
  /** Instead of those of every answer. */
  readonly headers?: Readonly<Record<string, string>>
}

/** The extension of the path decides the media type. */
export function reply(status: number, path: string, body: Content): ContentReply {
  return { kind: 'content', status, type: mediaType(path), body }
}
