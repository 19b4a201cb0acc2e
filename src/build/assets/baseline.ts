/** The oldest browsers that show the site as it is meant. In older ones it can be read. */

/** Major and minor version. */
type Version = readonly [major: number, minor: number]

export const BASELINE = {
  chrome: [80, 0],
  firefox: [78, 0],
  safari: [13, 1],
} as const satisfies Readonly<Record<string, Version>>

/** Studio needs these browsers or newer ones. In older ones, it tells the author so. */
export const STUDIO_BASELINE = {
  chrome: [110, 0],
  firefox: [115, 0],
  safari: [16, 4],
} as const satisfies Readonly<Record<string, Version>>

/** As Vite reads versions. */
export const VITE_TARGETS: readonly string[] = Object.entries(BASELINE).map(
  ([name, [major, minor]]) => `${name}${major}.${minor}`,
)

/** As Lightning CSS reads versions: the major one in the third byte, the minor one in the second. */
const packed = ([major, minor]: Version) => (major << 16) | (minor << 8)

export const CSS_TARGETS = {
  chrome: packed(BASELINE.chrome),
  firefox: packed(BASELINE.firefox),
  safari: packed(BASELINE.safari),
  ios_saf: packed(BASELINE.safari),
}
