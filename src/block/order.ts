/** The order of values. */

/** Whether no value is below the one before it. `NaN` is in no order. */
export const isRising = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? value))
