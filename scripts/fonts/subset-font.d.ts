declare module 'subset-font' {
  /** Where a font stands on its axes, or from where to where it can move. */
  export type Axes = Record<string, number | { min: number; max: number }>

  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2'
    keepAllGlyphs?: boolean
    keepFeatures?: string[]
    variationAxes?: Axes
    preserveNameIds?: number[]
    dropTables?: string[]
    noHinting?: boolean
  }

  /** As much of the package as is used here; it comes without types. */
  export default function subset(font: Uint8Array, text: string, options: SubsetOptions): Promise<Buffer>
}
