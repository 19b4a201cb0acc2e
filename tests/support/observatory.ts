/**
 * How the HTTP Observatory (developer.mozilla.org/en-US/observatory) would judge an answer: the rows of its published table
 * that depend on files. Whether http leads to https depends on the host, and brings no bonus.
 */
import type { Element } from './elements.ts'

export type Answer = {
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly elements: readonly Element[]
}

export type Row = {
  readonly test: string
  readonly result: string
  /** The points that the Observatory adds. */
  readonly points: number
  /** If there is nothing to judge, it adds nothing. These are the points if there were something, and it was right. */
  readonly ifJudged?: number
}

export const BASELINE = 100
const HALF_YEAR = 15_552_000

/** Bonuses count only from 90 points on. */
export function score(rows: readonly Row[], pointsOf = (row: Row) => row.points): number {
  const sum = (points: readonly number[]) => points.reduce((total, next) => total + next, 0)
  const points = rows.map(pointsOf)
  const without = BASELINE + sum(points.filter((point) => point < 0))
  return Math.max(0, without < 90 ? without : without + sum(points.filter((point) => point > 0)))
}

export function observatory({ headers, elements }: Answer): readonly Row[] {
  const policy = directives(headers.get('content-security-policy') ?? '')
  return [
    { test: 'Content Security Policy', ...judgePolicy(policy) },
    { test: 'Cookies', ...judgeCookies(headers) },
    { test: 'Cross Origin Resource Sharing', ...judgeSharing(headers) },
    { test: 'Referrer Policy', ...judgeReferrer(headers.get('referrer-policy')) },
    { test: 'Strict Transport Security', ...judgeTransport(headers.get('strict-transport-security')) },
    { test: 'Subresource Integrity', ...judgeScripts(elements) },
    { test: 'X-Content-Type-Options', ...judgeSniffing(headers.get('x-content-type-options')) },
    { test: 'X-Frame-Options', ...judgeFraming(policy, headers.get('x-frame-options')) },
    { test: 'Cross Origin Resource Policy', ...judgeResources(headers.get('cross-origin-resource-policy')) },
  ]
}

type Verdict = Omit<Row, 'test'>
type Policy = ReadonlyMap<string, readonly string[]>

function directives(line: string): Policy {
  const parts = line.split(';').map((part) => part.trim().split(/\s+/))
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}

const isBroad = (source: string) => /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/.test(source)
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source)

function judgePolicy(policy: Policy): Verdict {
  if (policy.size === 0) return { result: 'not implemented', points: -25 }
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = sources('script-src')
  const styles = sources('style-src')
  const passive = [...sources('img-src'), ...sources('media-src')]
  const active = [...policy].flatMap(([name, all]) => (/^(?:img|media)-src$/.test(name) ? [] : all))
  if (scripts.some((source) => isBroad(source) || isInline(source)) || sources('object-src').some(isBroad))
    return { result: 'unsafe scripts', points: -20 }
  if (active.some(isInsecure)) return { result: 'resources over http', points: -20 }
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return { result: 'unsafe-eval', points: -10 }
  if (passive.some(isInsecure)) return { result: 'pictures over http', points: -10 }
  if (styles.some((source) => isBroad(source) || isInline(source)))
    return { result: 'unsafe styles', points: 0 }
  return policy.get('default-src')?.join() === "'none'"
    ? { result: "default-src 'none' and nothing unsafe", points: 10 }
    : { result: 'nothing unsafe', points: 5 }
}

function judgeCookies(headers: Answer['headers']): Verdict {
  return headers.has('set-cookie')
    ? { result: 'cookies, which are not judged here', points: -40 }
    : { result: 'no cookies', points: 0, ifJudged: 5 }
}

function judgeSharing(headers: Answer['headers']): Verdict {
  return headers.has('access-control-allow-origin')
    ? { result: 'shared', points: -50 }
    : { result: 'not shared', points: 0 }
}

function judgeReferrer(value: string | undefined): Verdict {
  if (value === undefined) return { result: 'not implemented', points: 0 }
  return /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value)
    ? { result: value, points: 5 }
    : { result: value, points: -5 }
}

/** Browsers add a site to their lists if it asks for that and fulfils their conditions. */
function judgeTransport(value: string | undefined): Verdict {
  const age = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? Number.NaN)
  if (!(age >= 0)) return { result: 'not implemented', points: -20 }
  if (age < HALF_YEAR) return { result: 'less than half a year', points: -10 }
  const preload = age >= 31_536_000 && /; includeSubDomains; preload$/.test(value ?? '')
  return preload
    ? { result: 'half a year, fit for the lists of browsers', points: 0, ifJudged: 5 }
    : { result: 'half a year', points: 0 }
}

function judgeScripts(elements: readonly Element[]): Verdict {
  const files = elements.filter(({ name, attributes }) => name === 'script' && attributes.has('src'))
  if (files.length === 0) return { result: 'no script files', points: 0, ifJudged: 5 }
  if (files.some(({ attributes }) => !/^\/[^/]/.test(attributes.get('src') ?? '')))
    return { result: 'script files of other places', points: -50 }
  return files.every(({ attributes }) => attributes.has('integrity'))
    ? { result: 'all with integrity', points: 5 }
    : { result: 'without integrity, of the site', points: 0 }
}

function judgeSniffing(value: string | undefined): Verdict {
  return value === 'nosniff' ? { result: value, points: 0 } : { result: 'not implemented', points: -5 }
}

function judgeFraming(policy: Policy, value: string | undefined): Verdict {
  if (policy.has('frame-ancestors')) return { result: 'by frame-ancestors', points: 5 }
  return /^(?:deny|sameorigin)$/i.test(value ?? '')
    ? { result: String(value), points: 0 }
    : { result: 'not implemented', points: -20 }
}

function judgeResources(value: string | undefined): Verdict {
  if (value === undefined) return { result: 'not implemented', points: 0 }
  if (value === 'same-origin' || value === 'same-site') return { result: value, points: 10 }
  return value === 'cross-origin' ? { result: value, points: 0 } : { result: 'not known', points: -5 }
}
