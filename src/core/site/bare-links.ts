/**
 * Makes links of bare https addresses, e-mail addresses and phone numbers in texts, but not of `e.g.this` and
 * `http://…`. The rule of markdown-it finds more kinds of addresses than authors mean, and would add 9 kB to the core.
 */
import type MarkdownIt from 'markdown-it'
import type { StateCore, StateInline, Token } from 'markdown-it'

/** A sign that ends a sentence or a bracket does not belong to the address. */
const REST = /:\/\/[\p{L}\p{N}][^\s<>"'`*|[\]]*[\p{L}\p{N}/_=&#%-]/uy
const SCHEME = /(?<![\p{L}\p{N}])https$/iu
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}-])/u
/** With the code of a country. Not `… 447 7 days`, `… 4567-8` and `… 0145 24 hours`: nobody knows where the number ends. */
const PHONE =
  /(?<![\p{L}\p{N}+])\+[1-9](?:[ -]?\d){9,12}(?<![ -]\d)(?<!\d{3}[ -]\d\d(?= \p{L}))(?![ -]?\d|\p{L})/u
const CONTACT = new RegExp(`${EMAIL.source}|${PHONE.source}`, 'gu')
const MAY_HAVE_ONE = /@|\+[1-9]/

/** Whether a text has an address or a number that becomes a link, but not within code. */
export const hasBareLink = (text: string): boolean =>
  /(?<![`(])https:\/\/\S/i.test(text) || (MAY_HAVE_ONE.test(text) && text.search(CONTACT) >= 0)

export function bareLinks(parser: MarkdownIt): void {
  parser.inline.ruler.before('link', 'bare-address', bareAddress)
  parser.core.ruler.after('inline', 'bare-contact', bareContacts)
}

/** Comes before emphasis, because an address may have `_` in it. */
function bareAddress(state: StateInline, silent: boolean): boolean {
  // The patterns know all the world's letters, and take long to compile: most sites need none of them.
  if (state.src[state.pos] !== ':') return false
  REST.lastIndex = state.pos
  const [scheme] = SCHEME.exec(state.pending) ?? []
  const [rest] = (scheme && !isInLink(state.tokens) && REST.exec(state.src)) || []
  if (scheme === undefined || rest === undefined) return false
  if (!silent) {
    state.pending = state.pending.slice(0, -scheme.length)
    const open = state.push('link_open', 'a', 1)
    open.attrs = [['href', scheme + rest]]
    open.markup = BARE
    state.push('text', '', 0).content = scheme + rest
    state.push('link_close', 'a', -1).markup = BARE
  }
  state.pos += rest.length
  return true
}

function isInLink(tokens: readonly Token[]): boolean {
  const last = tokens.findLast(({ type }) => type === 'link_open' || type === 'link_close')
  return last?.type === 'link_open'
}

/** The `markup` of links that their authors did not ask for. */
export const BARE = 'bare'

function bareContacts(state: StateCore): void {
  for (const block of state.tokens) {
    let inLink = false
    block.children = (block.children ?? []).flatMap((token) => {
      if (token.type === 'link_open' || token.type === 'link_close') inLink = token.type === 'link_open'
      return token.type === 'text' && !inLink ? withContacts(token, state) : [token]
    })
  }
}

function withContacts(token: Token, { Token }: StateCore): readonly Token[] {
  if (!MAY_HAVE_ONE.test(token.content)) return [token]
  const tokens: Token[] = []
  let from = 0
  const add = (type: string, tag: string, nesting: -1 | 0 | 1, content = '') => {
    const added = Object.assign(new Token(type, tag, nesting), { content, markup: tag && BARE })
    tokens.push(added)
    return added
  }
  for (const { 0: words, index } of token.content.matchAll(CONTACT)) {
    add('text', '', 0, token.content.slice(from, index))
    const href = words.startsWith('+') ? `tel:${words.replaceAll(/[ -]/g, '')}` : `mailto:${words}`
    add('link_open', 'a', 1).attrs = [['href', href]]
    add('text', '', 0, words)
    add('link_close', 'a', -1)
    from = index + words.length
  }
  if (from === 0) return [token]
  add('text', '', 0, token.content.slice(from))
  return tokens
}
