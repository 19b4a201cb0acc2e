/** Browsers fetch pages of this site when somebody points at a link. The text is the same on all pages, so it has one hash. */
export const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[data-reload]' } }] },
      eagerness: 'moderate',
    },
  ],
})
