/** What a page may cost, and what to say of one that costs more. */
import { total } from './weigh.mjs'

/** @typedef {import('./weigh.mjs').PageWeight} PageWeight */

const KIB = 1024

/** What browsers as old as those of src/build/assets/baseline.ts may cost each page. */
const BASELINE = 300

/** A first answer of 12 KiB comes in one round trip, with its headers. */
export const BUDGETS = {
  paint: 12 * KIB,
  /** Of a page that is gone to, fonts and shared styles are there already. */
  later: 11 * KIB + BASELINE,
  load: 28 * KIB,
  /** Where something wakes by itself, React comes after the page has loaded. */
  awake: 95 * KIB + BASELINE,
}

/**
 * Of src/core as one script for a browser, with all of its libraries. The aim is 170,000: messages took it above. It has
 * a kilobyte of room, because one changed word can move the compressed size by 200 bytes.
 */
export const CORE_BUDGET = 264_400

/**
 * Bytes of HTML, CSS, scripts and fonts, without pictures and frames.
 * @param {PageWeight['bytes']} bytes
 */
export const ownBytes = ({ html, css, font, scripts }) => total([html, css, font, scripts])

/**
 * One sentence for each budget that a page exceeds.
 * @param {PageWeight} page
 * @returns {readonly string[]}
 */
export function excessOf({ route, wakes, bytes, near }) {
  const limits = [
    { what: 'before the first paint', have: bytes.html, may: BUDGETS.paint },
    { what: 'where one comes from another page', have: bytes.html, may: BUDGETS.later },
    {
      what: 'with the first frame, without pictures',
      have: ownBytes(bytes) + near,
      may: wakes ? BUDGETS.awake : BUDGETS.load,
    },
  ]
  return limits
    .filter(({ have, may }) => have > may)
    .map(
      ({ what, have, may }) =>
        `${route} is ${count(have)} bytes ${what}: ${count(have - may)} more than the budget of ${count(may)}.`,
    )
}

/**
 * What has grown since figures were taken, most first. Names are those of `nameOf`.
 * @param {ReadonlyMap<string, number>} now
 * @param {ReadonlyMap<string, number>} before
 * @returns {readonly { readonly name: string, readonly by: number, readonly isNew: boolean }[]}
 */
export function grown(now, before) {
  return [...now]
    .map(([name, bytes]) => ({ name, by: bytes - (before.get(name) ?? 0), isNew: !before.has(name) }))
    .filter(({ by }) => by > 0)
    .toSorted((a, b) => b.by - a.by || (a.name < b.name ? -1 : 1))
}

/**
 * A file's path without the part of its name that changes with its content.
 * @param {string} file
 */
export const nameOf = (file) => file.replace(/\.[\w-]{8}(?=\.\w+$)/, '')

/**
 * Groups of three digits, whatever the language of the machine.
 * @param {number} bytes
 */
export const count = (bytes) => String(bytes).replaceAll(/\B(?=(\d{3})+$)/g, ',')
