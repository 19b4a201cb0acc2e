/**
 * The clock of the preview. Every script on the page that asks for the time gets this one. It starts at the moment that
 * the author has set, and runs from when the page is loaded or the clock is moved.
 */
const Real = Date
let shift = 0

const now = () => Real.now() + shift

/** `clock` is an ISO moment. Anything else brings back the real time. */
function set(clock: unknown): void {
  shift = typeof clock === 'string' ? Real.parse(clock) - Real.now() : 0
}

set(document.currentScript?.dataset.clock)
document.addEventListener('ukurasa:clock', (event) => {
  set(event instanceof CustomEvent ? event.detail : undefined)
})
globalThis.Date = new Proxy(Real, {
  construct: (target, parts, asked) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, asked),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
