/** What the first and the last bytes of a photograph say about it. */

/** A file, read as far as needed. */
export type Sample = {
  /** The file's first bytes, and its last: each at most 256 KB. */
  readonly start: Buffer
  readonly end: Buffer
  /** The length of the file. */
  readonly size: number
  /** The whole file, for the few whose first and last bytes do not say enough. */
  readonly all: () => Buffer
}

export type Header = {
  /** In pixels, as the picture is shown. */
  readonly width: number
  readonly height: number
  /** More than one picture in it. */
  readonly moves: boolean
  /** Nothing is missing at its end. */
  readonly complete: boolean
}

/** `undefined` if the bytes cannot be of a picture of this kind. */
export type ReadHeader = (sample: Sample) => Header | undefined
