/** Writes files of generated sites. The drawings that pages show are the same for every system. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { HEROES, PHOTOS } from './model.mjs'

/** @param {string} name */
const drawing = (name) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><title>${name}</title><path d="M0 0h160v90H0z" fill="#${(name.length * 99_991).toString(16).padStart(6, '0').slice(0, 6)}"/></svg>\n`

/** @param {string} folder */
export function writeDrawings(folder) {
  const write = writerInto(folder)
  for (const [kind, count] of Object.entries({ hero: HEROES, photo: PHOTOS }))
    for (let index = 0; index < count; index++) write(`${kind}-${index}.svg`, drawing(`${kind} ${index}`))
}

/** @param {string} folder @returns {(path: string, text: string) => void} */
export function writerInto(folder) {
  const made = new Set()
  return (path, text) => {
    const parent = dirname(join(folder, path))
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(join(folder, path), text)
  }
}
