/** A word that the check takes for a mistake is kept by a button. */
import { expect } from '../support/fixtures.ts'
import { task } from '../support/hands.ts'
import { openStudio } from '../support/studio.ts'
import { studioSite } from '../support/studio-site.ts'
import { placeOfSite } from '../support/tasks/local-place.ts'
import { redo, says, undo } from '../support/tasks/pages.ts'

const site = studioSite('tests/sites/lugha')
const place = placeOfSite(site)

task('a misspelt word is right', async ({ page, hand }) => {
  const sound = site.read('pages/join.yaml')
  site.write('pages/join.yaml', sound.replace('    text: Write', '    text: After the perfomance, write'))
  await openStudio(page, site, '/join')
  const list = page.getByRole('region', { name: 'What the check says' })
  const own = list.getByRole('button', { name: '“perfomance” is right' })
  await hand.press(own)
  await expect(says(page)).toHaveText('“perfomance” stays as it is, on the whole site. Undo takes this back.')
  await expect(undo(page)).toBeFocused()
  await expect(own).toHaveCount(0)
  await hand.press(undo(page))
  await expect(says(page)).toHaveText('Undone on “Settings of the site”: Spelling')
  await hand.press(page.getByRole('button', { name: 'Back to the page' }))
  await expect(own).toBeVisible()
  await hand.press(redo(page))
  await expect(own).toHaveCount(0)
  const changes = await place.changes(page, hand)
  expect(changes.slice(changes.indexOf('site.yaml'))).toEqual([
    'site.yaml',
    '+spelling:',
    '+  perfomance: performance',
  ])
})
