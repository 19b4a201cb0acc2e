import { defineCommand } from '../../command.ts'
import { outOption, portOption, rootOption } from '../../options/shared.ts'

export const command = defineCommand({
  name: 'preview',
  group: 'publish',
  summary: 'shows the finished site in dist/, as its host will',
  about: ['Prints its address as the last line. Only this computer can open it.'],
  asks: (ask) => ({ out: outOption(ask, rootOption(ask)), port: portOption(ask) }),
  run: async (options) => (await import('./preview.ts')).preview(options),
  examples: [
    ['preview', 'shows what `npx ukurasa build` wrote'],
    ['preview --out upload --port 8080', 'shows another folder, on another port'],
  ],
})
