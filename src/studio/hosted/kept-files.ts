/** Where the browser keeps the files of Studio. */

/** `address` is that of Studio: several sites may be at one host. */
export const keptIn = (address: string): string => `ukurasa-studio ${address}`
