/** `ukurasa preview`: serves what was built. */
import { once } from 'node:events'
import { readManifest } from '../../../build/publish/release/manifest.ts'
import { staticServer } from '../../../preview/finished/static-server.ts'
import { listen } from '../../../preview/local/listen.ts'
import { complain } from '../../output/complain.ts'

type Options = { readonly out: string; readonly port: number | undefined }

export async function preview(options: Options): Promise<number> {
  const manifest = readManifest(options.out)
  if (!manifest) return complain(`There is no site in ${options.out}. Run npx ukurasa build first.`)
  const server = staticServer(options.out)
  const address = await listen(server, options.port)
  process.stdout.write(`${address}${manifest.base}/\n`)
  await once(server, 'close')
  return 0
}
