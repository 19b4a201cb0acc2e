/** What the document of Studio says if Studio does not start. The names in braces stand for versions. */
export const lateNotice =
  'Studio has not started yet. If it does not start, there is no connection, or this browser is too old. Studio needs Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}, or a newer one.'
