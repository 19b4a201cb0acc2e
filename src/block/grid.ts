/** The classes of a grid of cards: one, two or three in a row. */
export const GRID = 'gy-4 row row-cols-xl-3 row-cols-md-2 row-cols-1'
