/** What keeps a build from its end although the site is sound, in words for its author. */
export class Unfinished extends Error {}
