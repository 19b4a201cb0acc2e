/**
 * The clock of the preview: whatever on the page asks for the time is told that of the preview. It runs from the
 * moment that was set, beginning when the page is loaded or the clock is moved.
 */
const Real = Date
let shift = 0

const now = () => Real.now() + shift

/** `clock` is an ISO moment; nothing lets the true time pass. */
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
