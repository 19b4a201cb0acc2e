/** A name for files and branches, from words of an author: `school-fees-grade-4`. Empty if nothing is left. */
export function slugOf(words: string, longest: number): string {
  const plain = words
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain.length > longest ? plain.slice(0, longest).replace(/-[^-]*$/, '') : plain
}
