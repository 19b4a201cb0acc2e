/** The parts of site.yaml whose values texts may include, as in `${facts.fee}`. */
export const SECTIONS = ['organisation', 'contacts', 'facts']

/** One of them, in a pattern. */
export const SECTION = `(?:${SECTIONS.join('|')})`
