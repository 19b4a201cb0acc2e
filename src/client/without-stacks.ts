/**
 * React makes some errors when it starts, to throw them later. With developer tools or Lighthouse open, V8 then parses all
 * of React's code again to record where each was made. A limit of 0 stops that. This must run before React.
 */
const limit: unknown = Reflect.get(Error, 'stackTraceLimit')
Reflect.deleteProperty(Error, 'stackTraceLimit')

// After all code of this load has run. Not every browser has the limit.
if (limit !== undefined) queueMicrotask(() => Reflect.set(Error, 'stackTraceLimit', limit))
