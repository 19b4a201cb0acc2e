/** A path or a route without its folders. */
export const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
