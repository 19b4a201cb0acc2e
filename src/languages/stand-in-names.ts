/** The texts that a new page needs, in any language. */
export type StandInWords = Readonly<Record<StandIn, string>>

/** Most have the name of their field. `page` is the description of the page, `item` is an entry of a list of texts. */
export type StandIn =
  | 'page'
  | 'title'
  | 'text'
  | 'name'
  | 'link'
  | 'alt'
  | 'caption'
  | 'question'
  | 'answer'
  | 'role'
  | 'place'
  | 'organisation'
  | 'campus'
  | 'unit'
  | 'method'
  | 'startLabel'
  | 'endLabel'
  | 'discrepancy'
  | 'item'
  | 'category'
  | 'column'
  | 'cell'
  | 'stated'
