/** Shows that a page is on its way, as browsers do when they load one. */
import { announce } from './swap.ts'

/** In milliseconds. A page that is there sooner is answer enough. */
const PATIENCE = 1000

const bar = document.createElement('progress')
bar.style.cssText = 'position:fixed;z-index:1060;top:0;left:0;width:100%;height:.375rem'
let timer: ReturnType<typeof setTimeout> | undefined
let last: Promise<unknown> | undefined

/** Gives what is asked for. `words` name the page, if they are known. */
export async function showOnItsWay<T>(asked: Promise<T>, words = ''): Promise<T> {
  last = asked
  clearTimeout(timer)
  timer = setTimeout(() => {
    bar.setAttribute('aria-label', words)
    document.body.append(bar)
    if (words) announce(`${words} …`)
  }, PATIENCE)
  try {
    return await asked
  } finally {
    if (last === asked) {
      clearTimeout(timer)
      bar.remove()
    }
  }
}
