/** Preloaded by Node: replaces files whenever the command looks at them. `REPLACED` says which, with what, and at which look. */
import { copyFileSync, renameSync } from 'node:fs'
import { beforeEachLook } from '../../support/meddle.mjs'

/** @type {{ readonly at: number | null, readonly files: Readonly<Record<string, readonly string[]>> }} */
const { at, files } = JSON.parse(process.env.REPLACED ?? '{}')
const looks = new Map()
beforeEachLook((path) => {
  const versions = files[path]
  if (!versions) return
  const look = looks.get(path) ?? 0
  looks.set(path, look + 1)
  if (at !== null && look !== at) return
  copyFileSync(versions[at === null ? look % 2 : 1] ?? '', `${path}.draft`)
  renameSync(`${path}.draft`, path)
})
