/** Which branch has the proposal of this browser. It is no secret, so it may stay here after the tab is closed. */
export type Notes = {
  readonly read: () => string | undefined
  readonly write: (branch: string | undefined) => void
}

const NAME = 'ukurasa-proposal '

/** Whether there is a note of any repository. */
export function hasNotes(storage: () => Storage): boolean {
  try {
    return Object.keys(storage()).some((name) => name.startsWith(NAME))
  } catch {
    return false
  }
}

export function notesIn(repository: string, storage: () => Storage | undefined): Notes {
  const name = `${NAME}${repository}`
  let held: string | undefined
  return {
    read: () => {
      try {
        return storage()?.getItem(name) ?? held
      } catch {
        return held
      }
    },
    write: (branch) => {
      held = branch
      try {
        if (branch === undefined) storage()?.removeItem(name)
        else storage()?.setItem(name, branch)
      } catch {
        // Browsers can refuse any storage. Then the note is kept as long as the page.
      }
    },
  }
}
