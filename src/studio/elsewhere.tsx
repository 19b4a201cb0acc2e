/** What stands in the place of a page that is open in another tab. */
import { takeOver } from './session/one-tab.ts'
import { say } from './words.ts'

/** Nothing is changed here until the author says so. */
export function Elsewhere({ name }: { readonly name: string }) {
  const goOn = async () => {
    await takeOver(name)
    location.reload()
  }
  return (
    <main>
      <div role="alert">
        <h1>{say('otherTab')}</h1>
      </div>
      <button type="button" className="main" onClick={() => void goOn()}>
        {say('goOnHere')}
      </button>
    </main>
  )
}
