/** For code that comes when it is needed: if it cannot be loaded, Studio says so, and the answer is `undefined`. */
import { say } from '../words.ts'
import { update } from './state.ts'

const general = () => `${say('notLoaded')} ${say('notLoadedHelp')}`

export const lazily = <Code>(loading: Promise<Code>, says = general): Promise<Code | undefined> =>
  loading.catch(() => {
    update({ notice: says() })
    return undefined
  })
