/** What the search for browsers has found here. */
import { findChromium, thisMachine } from '../../run/chromium.mjs'
import { HEADLESS_SHELL } from '../../run/places.mjs'
import { lookForBrowsers } from './found.ts'

const chromium = await findChromium(thisMachine(), [HEADLESS_SHELL])
if ('problem' in chromium) throw new Error(chromium.problem)

export const browsers = await lookForBrowsers(process.env, chromium.path)
