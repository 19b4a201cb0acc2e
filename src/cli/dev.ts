/** `ukurasa dev`: the live preview. Pages are made when they are asked for; an edit shows in the browser by itself. */
import { join } from 'node:path'
import { livePreview } from './dev/live-preview.ts'
import type { LiveOptions } from './dev/live-site.ts'
import { previewBundle } from './dev/preview-bundle.ts'
import { restartOnChange } from './dev/restart.ts'
import { watchFiles } from './dev/watch-files.ts'
import { printReport } from './report.ts'
import { listen } from './serve/listen.ts'

export async function dev(options: LiveOptions & { readonly port: number | undefined }): Promise<number> {
  const { root, port } = options
  const preview = livePreview(options)
  printReport(preview.result())
  const address = await listen(preview.server, port)
  const watch = watchFiles(
    ['site.yaml', 'pages', 'public'].map((name) => join(root, name)),
    preview.change,
  )
  process.stdout.write(`${address}${preview.base()}/\n`)
  // The first page asks for them; if they cannot be had, it says so.
  previewBundle().catch(() => undefined)
  return restartOnChange(address, () => {
    watch.close()
    return preview.close()
  })
}
