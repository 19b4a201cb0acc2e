/** Pages of this site are fetched when somebody points at their link. The same text everywhere: one hash. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-reload]' } }] },
      eagerness: 'moderate',
    },
  ],
})
