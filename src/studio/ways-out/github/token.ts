/** The token of the author. It is in memory, or in the storage of this tab if the author wants that, and nowhere else. */

/** Why a text is no token for Studio. `classic`: it would open everything that the author has at GitHub. */
export type NoToken = 'classic' | 'other'

export type TokenKeeper = {
  readonly get: () => string | undefined
  readonly isKeptInTab: () => boolean
  /** Gives why it is not taken. */
  readonly take: (text: string, keepInTab: boolean) => NoToken | undefined
  readonly forget: () => void
}

/** Pages of other sites may have the same storage, so each repository has a name of its own in it. */
export function tokenKeeper(repository: string, tab: () => Storage | undefined): TokenKeeper {
  const name = `ukurasa-token ${repository}`
  let held = ask(() => tab()?.getItem(name)) ?? undefined
  return {
    get: () => held,
    isKeptInTab: () => (ask(() => tab()?.getItem(name)) ?? null) !== null,
    take: (text, keepInTab) => {
      const token = text.trim()
      if (/^gh[a-z]_|^[0-9a-f]{40}$/i.test(token)) return 'classic'
      if (!/^github_pat_\w{20,250}$/.test(token)) return 'other'
      held = token
      ask(() => tab()?.removeItem(name))
      if (keepInTab) ask(() => tab()?.setItem(name, token))
      return undefined
    },
    forget: () => {
      held = undefined
      ask(() => tab()?.removeItem(name))
    },
  }
}

/** Browsers can refuse any storage. */
function ask<Value>(storage: () => Value): Value | undefined {
  try {
    return storage()
  } catch {
    return undefined
  }
}
