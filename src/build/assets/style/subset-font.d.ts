/** The package has no types of its own. */
declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number }
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly variationAxes?: { readonly [tag: string]: Axis }
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
