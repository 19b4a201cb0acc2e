/** 10,000 pages of about 3 kB, beside Hugo, Eleventy and Astro: the same words, links and blocks. */
import { compareBuilds } from './support/compare-builds.mjs'

export const measure = () => compareBuilds(10_000)
