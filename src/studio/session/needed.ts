/** For code that comes when it is needed: if it cannot be loaded, Studio says so, and the answer is `undefined`. */
import { say } from '../words.ts'
import { update } from './state.ts'

export const needed = <Code>(loading: Promise<Code>): Promise<Code | undefined> =>
  loading.catch(() => {
    update({ notice: `${say('notLoaded')} ${say('notLoadedHelp')}` })
    return undefined
  })
