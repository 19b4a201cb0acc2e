/** Marks in a document where each block begins and ends. */
import { createElement, type ReactElement } from 'react'
import { BLOCK_MARK } from './facts.ts'

/** Wraps the view of a block while it is rendered. */
export const marked = (view: ReactElement, index: number): ReactElement =>
  createElement(BLOCK_MARK, { key: index, 'data-index': index }, view)

const MARKS = new RegExp(`<${BLOCK_MARK} data-index="(\\d+)">|</${BLOCK_MARK}>`, 'g')

/** `html` was rendered with `marked`. The marks become comments, because elements around blocks would change the styles. */
export const withComments = (html: string): string =>
  html.replace(MARKS, (_mark, index?: string) =>
    index === undefined ? `<!--/${BLOCK_MARK}-->` : `<!--${BLOCK_MARK} ${index}-->`,
  )

/** Takes out all scripts, and `autofocus`: Chromium complains about it where scripts may not run. */
export const withoutScripts = (html: string): string =>
  html.replaceAll(/<script\b.*?<\/script>| autofocus=""/gs, '')
