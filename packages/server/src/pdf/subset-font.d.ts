declare module 'subset-font' {
  /** The published types lack `keepAllGlyphs`, with which `text` is empty. */
  export default function subsetFont(
    font: Buffer,
    text: '',
    options: { targetFormat: 'truetype'; keepAllGlyphs: true; variationAxes: Record<string, number> },
  ): Promise<Buffer<ArrayBuffer>>
}
