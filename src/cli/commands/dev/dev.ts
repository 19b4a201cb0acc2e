/** `ukurasa dev`: the live preview. It makes a page when a browser asks for it, and shows each edit at once. */
import { join } from 'node:path'
import { listen } from '../../../preview/local/listen.ts'
import type { OwnBlocks } from '../../../preview/own-blocks.ts'
import { livePreview } from '../../../preview/server/live-preview.ts'
import type { LiveOptions } from '../../../preview/server/live-site.ts'
import { previewBundle } from '../../../preview/server/preview-bundle.ts'
import { restartOnChange } from '../../../preview/server/restart.ts'
import { watchFiles } from '../../../preview/server/watch-files.ts'
import { writeChanges } from '../../changes/write-changes.ts'
import { printReport } from '../../output/report.ts'
import { asLine } from '../../own-block-mistakes.mjs'

type Options = LiveOptions & { readonly port: number | undefined }

export async function dev(options: Options, ownBlocks: OwnBlocks): Promise<number> {
  const { root, port } = options
  const preview = livePreview({ ...options, ownBlocks, write: writeChanges })
  const print = (mistakes: OwnBlocks['mistakes']) => process.stdout.write(mistakes.map(asLine).join(''))
  print(ownBlocks.mistakes)
  printReport(preview.result())
  const address = await listen(preview.server, port)
  const watch = watchFiles(
    ['site.yaml', 'pages', 'public'].map((name) => join(root, name)),
    preview.change,
  )
  process.stdout.write(`${address}${preview.base()}/\n`)
  // Starts early. If it fails, the first page that needs the scripts reports the error.
  previewBundle().catch(() => undefined)
  const close = () => {
    watch.close()
    return preview.close()
  }
  const tell = (mistakes: OwnBlocks['mistakes']) => {
    print(mistakes)
    preview.tellBlocks(mistakes)
  }
  return restartOnChange({ root, address, tell, close })
}
