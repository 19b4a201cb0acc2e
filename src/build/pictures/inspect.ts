/** Checks a picture by the start and the end of its file, without decoding it: fast enough for every `check`. */
import { isUtf8 } from 'node:buffer'
import { readFileSync, readSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isDrawing } from '../../core/base/picture-name.ts'
import type { Inspection } from '../../core/load/site-files.ts'
import type { Finding } from '../../diagnostics/diagnostic.ts'
import * as messages from '../../diagnostics/messages.ts'
import { codeOf } from '../base/error-code.ts'
import { opened } from '../base/opened.ts'
import { readDrawing } from './drawing.ts'
import { hasLocation } from './headers/exif.ts'
import type { Header, Sample } from './headers/header.ts'
import { kindOf, otherKindOf } from './kinds.ts'

/** Allows photographs of 40 megapixels, but no small file that unpacks to gigabytes. */
export const MOST_PIXELS = 100_000_000
const MOST_BYTES = { photograph: 40_000_000, drawing: 1_000_000 }
const END_LENGTH = 256 * 1024

/** `pages` is the absolute folder of the pages, `image` a path below it. */
export function inspectPicture(pages: string, image: string): Inspection {
  try {
    const found = opened(pages, join(pages, image), (file, { size }) => inspectOpened(image, file, size))
    if (found === 'OUTSIDE') return { finding: messages.imageOutside(image) }
    return typeof found === 'string' ? { finding: messages.imageRefused(image) } : found
  } catch (cause) {
    if (cause instanceof Error && 'syscall' in cause)
      return { finding: messages.imageUnreadable(image, codeOf(cause)) }
    throw cause
  }
}

function inspectOpened(image: string, file: number, size: number): Inspection {
  if (size === 0) return { finding: messages.imageEmpty(image) }
  const most = isDrawing(image) ? MOST_BYTES.drawing : MOST_BYTES.photograph
  if (size > most) return { finding: messages.imageTooHeavy(image, size, most) }
  return isDrawing(image)
    ? inspectDrawing(image, readFileSync(file))
    : inspectPhotograph(image, sampleOf(file, size))
}

function inspectDrawing(image: string, bytes: Buffer): Inspection {
  const photograph = kindOf(bytes)
  if (photograph) return { finding: misnamed(image, photograph.name, photograph.endings[0]) }
  const other = otherKindOf(bytes)
  const isMarkup = other === 'SVG' || (other === 'text' && bytes.includes('<'))
  if (other !== undefined && !isMarkup) return { finding: messages.imageKindRefused(image, other) }
  if (!isUtf8(bytes)) return { finding: messages.drawingBroken(image, 'it is not saved as UTF-8', 1) }
  const drawing = readDrawing(bytes.toString('utf8'))
  if (drawing.kind !== 'drawing') {
    const say = drawing.kind === 'broken' ? messages.drawingBroken : messages.drawingUnsafe
    return { finding: say(image, drawing.reason, drawing.line) }
  }
  const { width, height } = drawing.size
  return width > 0 && height > 0
    ? { width, hasLocation: false }
    : { finding: messages.drawingWithoutSize(image) }
}

function inspectPhotograph(image: string, sample: Sample): Inspection {
  const kind = kindOf(sample.start)
  if (!kind) {
    const other = otherKindOf(sample.start)
    if (other === 'SVG') return { finding: misnamed(image, other, '.svg') }
    return { finding: other ? messages.imageKindRefused(image, other) : messages.imageRefused(image) }
  }
  if (!kind.endings.includes(extname(image).toLowerCase()))
    return { finding: misnamed(image, kind.name, kind.endings[0]) }
  const header = kind.read(sample)
  if (!header) return { finding: messages.imageRefused(image) }
  const finding = headerFault(image, header)
  if (finding) return { finding }
  return { width: header.width, hasLocation: hasLocation(sample.start) || hasLocation(sample.end) }
}

function misnamed(image: string, kind: string, ending = ''): Finding {
  return messages.imageMisnamed(image, kind, `${image.slice(0, -extname(image).length)}${ending}`)
}

function headerFault(image: string, { width, height, moves, complete }: Header): Finding | undefined {
  if (width === 0 || height === 0) return messages.imageRefused(image)
  if (width * height > MOST_PIXELS) return messages.imageTooManyPixels(image, width, height, MOST_PIXELS)
  if (!complete) return messages.imageTruncated(image)
  return moves ? messages.imageMoves(image) : undefined
}

/** The file must stay open for as long as the sample is used. */
function sampleOf(file: number, size: number): Sample {
  const part = (from: number) => {
    const bytes = Buffer.alloc(Math.min(END_LENGTH, size))
    return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from))
  }
  return {
    start: part(0),
    end: part(Math.max(0, size - END_LENGTH)),
    size,
    all: () => readFileSync(file),
  }
}
