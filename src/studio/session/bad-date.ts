/** A day that does not exist stands in a field of the form, but not in the file. The form says how to find the field. */
type Find = () => HTMLElement | null

let find: Find = () => null

export const findBadDateBy = (way: Find): void => {
  find = way
}

export const badDate: Find = () => find()
