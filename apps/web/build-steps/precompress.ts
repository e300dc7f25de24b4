import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const text = /\.(html|data|js|css|svg|json|txt|webmanifest|map)$/;

/** Writes a .br and a .gz beside each text file, so that serving one costs no compression. Returns how many it did. */
export function precompress(files: readonly string[]): number {
  const texts = files.filter((file) => text.test(file));
  for (const file of texts) {
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
  }
  return texts.length;
}
