/** What must not compile where validated data is used. */

import type { z } from 'zod'
import type { Page } from '../../../schema/page.ts'
import type { SiteConfig } from '../../../schema/site.ts'
import { type date, type money, prose } from '../../../schema/vocabulary.ts'

declare const page: Page
declare const config: SiteConfig
declare const amount: z.output<ReturnType<typeof money>>
declare const day: z.output<ReturnType<typeof date>>

export const title: string = page.title
export const sum: number = amount + amount

// @ts-expect-error Not every page has it.
export const layout: string = page.layout

// @ts-expect-error Validated data stays as it is.
page.blocks = []

// @ts-expect-error Nothing more is known of a block before its type is.
export const heading = page.blocks[0]?.title

// @ts-expect-error A name that authors choose may lead to nothing.
export const portal: string = config.links?.portal

// @ts-expect-error A day may be stated in words.
export const iso: string = day.iso

// @ts-expect-error Markdown is not yet what a page may show.
export const words: string = prose('Words').parse('*Words*')
