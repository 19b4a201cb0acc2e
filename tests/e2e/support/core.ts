/** The core in a page, and in Node what it is handed. */
import { mkdirSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright/test'
import { build } from 'vite'
import config from '../../../vite.config.ts'
import type { Handed, Made } from '../fixtures/core/handed.ts'
import { PROJECT } from './command-line.ts'

type Facts = typeof import('../fixtures/core/facts.ts')

declare global {
  function make(handed: Handed): Made
}

/** Node does not run the sources of a build by itself. The caller deletes the folder. */
export async function loadFacts(): Promise<Facts & { readonly folder: string }> {
  const results = join(PROJECT, 'test-results')
  mkdirSync(results, { recursive: true })
  const folder = mkdtempSync(join(results, 'core-'))
  await build({
    configFile: false,
    root: PROJECT,
    logLevel: 'error',
    ssr: config.ssr,
    build: {
      outDir: folder,
      ssr: 'tests/e2e/fixtures/core/facts.ts',
      rolldownOptions: { output: { entryFileNames: 'facts.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  const facts: Facts = await import(pathToFileURL(join(folder, 'facts.mjs')).href)
  return { ...facts, folder }
}

/** Loads the core into an empty page, which reaches nothing, and hands it one site after the other. */
export async function makeInPage(
  page: Page,
  core: string,
  sites: readonly Handed[],
): Promise<readonly Made[]> {
  await page.context().setOffline(true)
  await page.addScriptTag({ content: core })
  return page.evaluate((all) => all.map((handed) => globalThis.make(handed)), sites)
}
