/** The words of a list for a language: `en-KE` has those of `en`. */
export const listed = (all: Readonly<Record<string, string>>, lang: string): readonly string[] =>
  all[lang.replace(/-.*/, '').toLowerCase()]?.split(/\s+/) ?? []
