/**
 * The ways in which a change leaves this browser. No way out changes a draft, and none overwrites what others wrote.
 * After `proposed`, what was proposed counts as opened, and `base` of the outcome is its base: so the next proposal only
 * has what is new. After `clash`, the author's version is merged with `theirs`, and the next proposal has the base of the
 * outcome, and `theirs` as what was opened.
 */

export type Content = string | Uint8Array

export type ProposedFile = {
  /** From the folder of the site. */
  readonly path: string
  /** What the author's version was made from, or `null` for a new file. */
  readonly opened: Content | null
  /** `null`: the file is removed. */
  readonly content: Content | null
}

/** What was opened. `commit` is `null` if nobody knows it: then only the texts are compared. */
export type Base = { readonly commit: string | null; readonly branch: string }

/** What an author changed, ready to leave this browser. */
export type Proposal = {
  /** The branch is the one that the proposal shall change in the end, also if an earlier proposal is open. */
  readonly base: Base
  /** The change in one sentence. */
  readonly title: string
  /** The change in the words of `ukurasa diff`, as Markdown. */
  readonly words: string
  /** The title and the words, as the message of a commit. */
  readonly message: string
  readonly files: readonly ProposedFile[]
}

/** A file as others have it now. `null`: it is not there any more. */
export type Theirs = { readonly path: string; readonly content: Content | null }

export type Outcome =
  /** `address` is that of the pull request. */
  | {
      readonly kind: 'proposed'
      readonly base: Base
      readonly address: string
      readonly number: number
      readonly branch: string
    }
  | { readonly kind: 'handed-over'; readonly what: HandedOver }
  /** Somebody was faster: nothing was sent. `proposal` has the other version, and was made in this browser. */
  | {
      readonly kind: 'clash'
      readonly base: Base
      readonly theirs: readonly Theirs[]
      readonly proposal?: number
    }
  | Failed

/** `again`: it may work without any change. `says` are the words of the other side. */
export type Failed = {
  readonly kind: 'failed'
  readonly reason: Reason
  readonly again: boolean
  readonly says: string
  /** When GitHub answers again, in milliseconds since 1970, if it said so. */
  readonly until?: number
}

export type HandedOver =
  | { readonly kind: 'file'; readonly name: string; readonly path: string }
  | { readonly kind: 'zip'; readonly name: string; readonly removed: readonly string[] }
  | { readonly kind: 'folder'; readonly name: string }
  /** The pages of GitHub on which the author goes on. */
  | { readonly kind: 'pages'; readonly pages: readonly GitHubPage[]; readonly isCompared: boolean }

/** `copy` is the content that the author brings along, unless it is in the address. */
export type GitHubPage = {
  readonly kind: 'new' | 'edit' | 'upload' | 'delete'
  readonly path: string
  readonly address: string
  readonly copy: Content | null
}

export type Reason =
  /** The token has expired, was taken back, or was never valid. */
  | 'token-refused'
  | 'no-token'
  /** The token or its owner may not do this. */
  | 'not-allowed'
  /** No such repository, or a private one that the token cannot see. */
  | 'not-found'
  | 'no-branch'
  | 'empty-repository'
  | 'rate-limit'
  /** GitHub has a problem of its own. */
  | 'github-broken'
  /** No net, or the answer was cut off. */
  | 'no-answer'
  | 'too-slow'
  /** GitHub understood, and refused. */
  | 'refused'
  /** There is another picture of this name now. `says` is its path. */
  | 'name-taken'
  /** All of it is there already. */
  | 'nothing-new'
  /** Others changed the same proposal again and again meanwhile. */
  | 'busy'
  /** The author closed the question of the browser. */
  | 'given-up'
  | 'wrong-folder'
  | 'not-written'

type WayName = 'github' | 'pages' | 'folder' | 'download'

export type WayOut = {
  readonly name: WayName
  readonly propose: (proposal: Proposal) => Promise<Outcome>
}

/** Where the sources of a site are. */
export type Repository = {
  readonly owner: string
  readonly name: string
  /** The path of the site in the repository; empty, or it ends with `/`. */
  readonly folder: string
}
