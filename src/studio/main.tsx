/** Studio at the server of the preview. */
import { listen } from '../preview/news.ts'
import { store } from './session/state.ts'
import { localSource } from './source/local.ts'
import { hasUnsaved, start } from './start.tsx'

const host = document.getElementById('studio')
if (host) void startLocal(host, host.dataset.route ?? '/')

async function startLocal(host: HTMLElement, route: string): Promise<void> {
  await start(host, route, localSource)
  listen({
    onNews: ({ kind }) =>
      // What cannot be loaded now is loaded with the next news. A save finds the difference, too.
      kind === 'changed' &&
      void import('./session/disk-changes.ts').then(
        (code) => code.takeDiskChanges(),
        () => undefined,
      ),
    // What can be undone would be lost.
    mayReload: () => !hasUnsaved() && !store.get()?.draft.undo.length,
  })
}
