/**
 * Makes links of bare https addresses and e-mail addresses in texts, but not of `e.g.this` and `http://…`. The rule of
 * markdown-it finds more kinds of addresses than authors mean, and would add 9 kB to the core in a browser.
 */
import type MarkdownIt from 'markdown-it'
import type { StateCore, StateInline, Token } from 'markdown-it'

/** A sign that ends a sentence or a bracket does not belong to the address. */
const REST = /:\/\/[\p{L}\p{N}][^\s<>"'`*|[\]]*[\p{L}\p{N}/_=&#%-]/uy
const SCHEME = /(?<![\p{L}\p{N}])https$/iu
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}-])/gu

export function bareLinks(parser: MarkdownIt): void {
  parser.inline.ruler.before('link', 'bare-address', bareAddress)
  parser.core.ruler.after('inline', 'bare-email', bareEmails)
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

function bareEmails(state: StateCore): void {
  for (const block of state.tokens) {
    let inLink = false
    block.children = (block.children ?? []).flatMap((token) => {
      if (token.type === 'link_open' || token.type === 'link_close') inLink = token.type === 'link_open'
      return token.type === 'text' && !inLink ? withEmails(token, state) : [token]
    })
  }
}

function withEmails(token: Token, { Token }: StateCore): readonly Token[] {
  if (!token.content.includes('@')) return [token]
  const tokens: Token[] = []
  let from = 0
  const add = (type: string, tag: string, nesting: -1 | 0 | 1, content = '') => {
    const added = Object.assign(new Token(type, tag, nesting), { content, markup: tag && BARE })
    tokens.push(added)
    return added
  }
  for (const { 0: address, index } of token.content.matchAll(EMAIL)) {
    add('text', '', 0, token.content.slice(from, index))
    add('link_open', 'a', 1).attrs = [['href', `mailto:${address}`]]
    add('text', '', 0, address)
    add('link_close', 'a', -1)
    from = index + address.length
  }
  if (from === 0) return [token]
  add('text', '', 0, token.content.slice(from))
  return tokens
}
