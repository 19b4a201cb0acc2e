/** The site comes from the server of the preview, which also saves and proposes. */
import { EXAMPLE, PICTURE, STUDIO } from '../../preview/studio.ts'
import { fetchAssets, fetchSources, write } from '../session/server.ts'
import type { Source } from './source.ts'

export const localSource: Source = {
  fetchSources,
  fetchAssets,
  saving: {
    write,
    upload: async (picture) => (await import('../pictures/upload.ts')).upload(picture),
  },
  addressOf: (route) => `${STUDIO}${route.slice(1)}`,
  onSite: (route) => route,
  pictureAt: (file) => `${PICTURE}${file}`,
  fetchPicture: async (file) => {
    const answer = await fetch(`${PICTURE}${file.split('/').map(encodeURIComponent).join('/')}`)
    return answer.ok ? answer.blob() : undefined
  },
  exampleAt: (type) => `${EXAMPLE}${type}`,
  loadKeeping: () => import('../session/kept-at-site.ts'),
  loadProposeDialog: async () => ({
    default: await (await import('../propose/load-propose-dialog.ts')).loadDialog(),
  }),
}
