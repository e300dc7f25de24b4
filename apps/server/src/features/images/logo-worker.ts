import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { encodeExits } from './encode-exits.ts';

// Like encode-worker.ts: one confined process for each logo, bytes in on stdin, dimensions and picture out on stdout.
// Reports can draw only PNG and JPEG, so the kind stays; a PNG may be see-through.

const longestSide = 4_000;
const fit = { width: 720, height: 240, fit: 'inside', withoutEnlargement: true } as const;
const mostBytes = 200_000;
const longestSeconds = 15;

sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });

/** Ways to write a logo, the best first; the last always fits. */
function waysToWrite({ format }: Metadata, drawn: Sharp): readonly (() => Sharp)[] {
  if (format === 'jpeg') return [85, 60, 30].map((quality) => () => drawn.clone().jpeg({ quality }));
  return [
    () => drawn.clone().png({ compressionLevel: 9 }),
    () => drawn.clone().png({ compressionLevel: 9, palette: true }),
  ];
}

async function encode(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: longestSide ** 2, failOn: 'error' });
  const facts = await picture.metadata();
  if (Math.max(facts.width, facts.height) > longestSide) process.exit(encodeExits.tooManyPixels);
  const drawn = picture.autoOrient().resize(fit).toColourspace('srgb').timeout({ seconds: longestSeconds });
  for (const written of waysToWrite(facts, drawn)) {
    const { data, info } = await written().toBuffer({ resolveWithObject: true });
    if (data.length > mostBytes) continue;
    const sides = Buffer.alloc(8);
    sides.writeUInt32BE(info.width, 0);
    sides.writeUInt32BE(info.height, 4);
    return Buffer.concat([sides, data]);
  }
  throw new Error('The logo stays too large');
}

function exitOf(error: unknown): number {
  const isTooMany = error instanceof Error && /pixel limit/i.test(error.message);
  return isTooMany ? encodeExits.tooManyPixels : encodeExits.damaged;
}

const bytes = await buffer(process.stdin);
await encode(bytes).then(
  (picture) => process.stdout.write(picture),
  (error: unknown) => process.exit(exitOf(error)),
);
