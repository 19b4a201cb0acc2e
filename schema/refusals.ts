/** Why a schema refuses a value. The engine words it: the same names are codes of its messages. */
export type Refusal =
  | 'empty-field'
  | 'empty-list'
  | 'not-a-colour'
  | 'not-a-currency'
  | 'not-a-date'
  | 'not-a-language'
  | 'not-a-name'
  | 'not-a-number'
  | 'not-a-repository'
  | 'not-a-route'
  | 'not-a-time'
  | 'not-an-amount'
  | 'not-an-anchor'
  | 'not-an-emoji'
  | 'not-an-instant'
  | 'not-one-of'
  | 'not-true-or-false'
  | 'unknown-schema-version'

/** What a check of zod is given, so that its issue has the refusal as its message. */
export const refusal = (error: Refusal) => ({ error })
