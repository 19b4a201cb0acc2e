import { command } from '../command.ts'
import { outOption, portOption, siteOptions } from '../options.ts'

export const preview = command({
  name: 'preview',
  group: 'publish',
  summary: 'serves dist/ as a static host would',
  about: ['Only this computer can open it. The last line printed is its address.'],
  asks: (ask) => {
    const { root } = siteOptions(ask)
    return { out: outOption(ask, root), port: portOption(ask) }
  },
  load: async () => (await import('../preview.ts')).preview,
  examples: [
    ['preview', 'serves what `ukurasa build` wrote'],
    ['preview --out build --port 8080', 'serves another folder at another port'],
  ],
})
