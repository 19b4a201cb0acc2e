/** What is typed while a page is being shown is shown after it, whatever happened before. */
import { expect, test } from 'vitest'
import { newTurns } from '../../../src/studio/page/turns.ts'

/** `broken` cannot be shown. */
function newPage() {
  const shown: string[] = []
  const turns = newTurns(async (text: string) => {
    await Promise.resolve()
    if (text === 'broken') throw new Error('It cannot be shown.')
    shown.push(text)
  })
  return { shown, turns }
}

test('of what comes while something is being shown, the last is shown', async () => {
  const { shown, turns } = newPage()
  await Promise.all(['one', 'two', 'three'].map(turns.want))
  await expect.poll(() => shown).toEqual(['one', 'three'])
  expect([turns.isShowing(), turns.waiting()]).toEqual([false, undefined])
})

test('after something that cannot be shown, all else is shown', async () => {
  const { shown, turns } = newPage()
  const broken = turns.want('broken')
  await turns.want('meanwhile')
  await expect(broken).rejects.toThrow('It cannot be shown.')
  await expect.poll(() => shown).toEqual(['meanwhile'])
  await turns.want('later')
  expect(shown).toEqual(['meanwhile', 'later'])
})
