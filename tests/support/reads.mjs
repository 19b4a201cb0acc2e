/** Acts before each look at a file of this process, as somebody does who changes files while a command runs. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const LOOKS = /** @type {const} */ (['openSync', 'readFileSync', 'statSync', 'lstatSync', 'readlinkSync'])

/**
 * Gives a function that ends this.
 * @param {(path: string) => void} act
 * @returns {() => void}
 */
export function beforeEachLook(act) {
  const before = Object.fromEntries(LOOKS.map((name) => [name, fs[name]]))
  let acting = false
  for (const name of LOOKS) {
    const look = new Proxy(fs[name], {
      apply: (call, self, words) => {
        if (!acting) {
          acting = true
          act(String(words[0]))
          acting = false
        }
        return Reflect.apply(call, self, words)
      },
    })
    Object.assign(fs, { [name]: look })
  }
  syncBuiltinESMExports()
  return () => {
    Object.assign(fs, before)
    syncBuiltinESMExports()
  }
}
