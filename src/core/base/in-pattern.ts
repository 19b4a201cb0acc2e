/** A text as a part of a regular expression, where each of its signs means itself. */
export const inPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
