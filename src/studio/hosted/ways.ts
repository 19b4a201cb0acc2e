/** The ways in which a change can leave this browser. */
import type { Proposing } from '../../preview/hosted.ts'
import type { Outcome, Proposal, WayOut } from '../ways-out/way-out.ts'

export const waysOut = (_proposing: Proposing): readonly WayOut[] => [download]

const download: WayOut = {
  name: 'download',
  propose: async ({ files }: Proposal): Promise<Outcome> => {
    const names = files.flatMap(({ path, content }) => {
      if (content === null) return []
      const name = path.replace(/.*\//, '')
      const link = document.createElement('a')
      link.href = URL.createObjectURL(
        new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
      )
      link.download = name
      link.click()
      return [name]
    })
    return { kind: 'handed-over', what: { kind: 'file', name: names.join(', ') } }
  },
}
