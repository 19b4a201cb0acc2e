/** Acts before this process looks at a file or writes one, as somebody does who meddles while a command runs. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const LOOKS = /** @type {const} */ (['openSync', 'readFileSync', 'statSync', 'lstatSync', 'readlinkSync'])
const WRITES = /** @type {const} */ (['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'unlinkSync'])

/**
 * Gives a function that ends this. If `act` throws, the call is not made.
 * @param {readonly (typeof LOOKS[number] | typeof WRITES[number])[]} names
 * @param {(path: string) => void} act
 * @returns {() => void}
 */
function before(names, act) {
  const own = Object.fromEntries(names.map((name) => [name, fs[name]]))
  let acting = false
  for (const name of names) {
    const call = new Proxy(fs[name], {
      apply: (target, self, words) => {
        if (!acting) {
          acting = true
          try {
            act(String(words[0]))
          } finally {
            acting = false
          }
        }
        return Reflect.apply(target, self, words)
      },
    })
    Object.assign(fs, { [name]: call })
  }
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, own)
    syncBuiltinESMExports()
  }
}

/** @param {(path: string) => void} act */
export const beforeEachLook = (act) => before(LOOKS, act)

/** @param {(path: string) => void} act */
export const beforeEachWrite = (act) => before(WRITES, act)
