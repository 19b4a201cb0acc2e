/** The hours of a day in Swahili, which counts them from six: `saa 2 asubuhi` is 08:00. */
export const clock = {
  numbers: 'moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|kumi|kumi na moja|kumi na mbili',
  half: 'nusu',
  /** Each part of the day: its first hour from 00:00 to 24:00, and how many hours people count to it. */
  parts: {
    alfajiri: [3, 4],
    asubuhi: [5, 7],
    mchana: [11, 7],
    jioni: [15, 6],
    usiku: [19, 11],
  },
} as const
