/**
 * React makes errors as it starts, to throw them when they are needed. Where somebody looks on (developer tools,
 * Lighthouse) V8 reads all of its code once more to note the place of each. Without this number it notes none. It must
 * come before React.
 */
const limit: unknown = Reflect.get(Error, 'stackTraceLimit')
Reflect.deleteProperty(Error, 'stackTraceLimit')

// Once all has run that was asked for together. Not every browser has the number.
if (limit !== undefined) queueMicrotask(() => Reflect.set(Error, 'stackTraceLimit', limit))
