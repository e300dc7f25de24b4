declare module 'subset-font' {
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly keepFeatures: readonly string[];
      readonly dropTables: readonly string[];
    },
  ): Promise<Uint8Array>;
}
