import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'
import { z } from 'astro/zod'

const link = z.object({ label: z.string(), href: z.string() })
const block = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title: z.string(), subtitle: z.string(), image: z.string() }),
  z.object({
    type: z.literal('cardGrid'),
    cards: z.array(
      z.object({ title: z.string(), text: z.string(), emoji: z.string(), badgeClass: z.string() }),
    ),
  }),
  z.object({
    type: z.literal('contentBlocks'),
    items: z.array(z.object({ image: z.string(), alt: z.string(), text: z.string() })),
  }),
  z.object({ type: z.literal('linkList'), title: z.string(), links: z.array(link) }),
  z.object({
    type: z.literal('feeSchedule'),
    currency: z.string(),
    terms: z.array(
      z.object({ name: z.string(), tuition: z.number(), materials: z.number(), total: z.number() }),
    ),
  }),
  z.object({ type: z.literal('ctaButton'), label: z.string(), href: z.string() }),
])
const pages = defineCollection({
  loader: glob({ pattern: '**/*.yaml', base: './content' }),
  schema: z.object({ title: z.string(), description: z.string(), blocks: z.array(block) }),
})
export const collections = { pages }
