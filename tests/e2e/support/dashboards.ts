/** The dashboards of a page, and a host of dashboards that answers as a test wants. */
import type { Locator, Page, Route } from 'playwright/test'
import { expect } from './fixtures.ts'

const FAILED = 'Unable to load dashboard'
const ADVICE = 'Please check your connection and try again'
export const LOADING = 'Loading the dashboard'
const OUTSIDE = 'https://dash.example.test/outside'

export const panel = (page: Page, id: string): Locator => page.locator(`article#${id}`)
export const frame = (page: Page, id: string): Locator => panel(page, id).locator('iframe')

export async function expectAwake(page: Page): Promise<void> {
  await expect(page.locator('[data-island=dashboards]')).toHaveAttribute('data-awake')
}

/** A frame that nobody comes near is not loaded. */
const comeNear = (page: Page, id: string): Promise<void> => panel(page, id).scrollIntoViewIfNeeded()

export async function expectShown(page: Page, id: string): Promise<void> {
  await expectAwake(page)
  await comeNear(page, id)
  await expect(frame(page, id)).toHaveAttribute('data-loaded')
  await expect(panel(page, id).getByText(LOADING)).toHaveCount(0)
  await expect(panel(page, id).getByText(FAILED)).toHaveCount(0)
  await expectWayToIt(page, id)
}

export async function expectFailed(page: Page, id: string): Promise<void> {
  await comeNear(page, id)
  await expect(panel(page, id).getByRole('status')).toHaveText(`${FAILED}${ADVICE}`)
  await expect(panel(page, id).getByRole('button', { name: /^Retry/ })).toBeVisible()
  await expect(panel(page, id).getByText(LOADING)).toHaveCount(0)
  await expect(frame(page, id).filter({ visible: true })).toHaveCount(0)
  await expectWayToIt(page, id)
}

/** In every state there is a way to the dashboard that needs no frame. */
export async function expectWayToIt(page: Page, id: string): Promise<void> {
  const link = panel(page, id).getByRole('link', { name: 'Open in a new tab' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
}

/** Answers at the outside address as the last `answer` given says, and notes what was asked. */
export async function outside(page: Page, first: (route: Route) => Promise<void>) {
  let answer = first
  const asked: string[] = []
  await page.route(OUTSIDE, (route) => {
    asked.push(route.request().method())
    return answer(route)
  })
  return {
    /** How often the frame itself asked. */
    loads: () => asked.filter((method) => method === 'GET').length,
    answerWith: (next: (route: Route) => Promise<void>) => {
      answer = next
    },
  }
}

export const fine = (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Fine</title><p>Fine</p>' })
export const never = () => Promise.resolve()
