import { buffer } from 'node:stream/consumers';
import sharp, { type Metadata } from 'sharp';
import { encodeExits } from './encode-exits.ts';

// One process for each picture: the code that decodes strangers' bytes holds no secrets, cannot crash the server, and
// frees its memory. Bytes come in on stdin; the dimensions and the picture go out on stdout.

const longestSide = 1_600;
const mostPixels = 40_000_000;
const mostHeldBytes = 100_000_000;
const longestSeconds = 15;
const quality = 80;

sharp.concurrency(1);
sharp.cache(false);
// libvips also reads SVG, TIFF, GIF and PDF; none of those decoders may see uploads.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

async function encode(bytes: Buffer): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
  if (heldBytes(await picture.metadata()) > mostHeldBytes) process.exit(encodeExits.tooManyPixels);
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: longestSeconds })
    .toBuffer({ resolveWithObject: true });
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(info.width, 0);
  sides.writeUInt32BE(info.height, 4);
  return Buffer.concat([sides, data]);
}

// Baseline JPG and PNG are decoded line by line. Progressive ones, WebP and a rotated PNG are held in memory whole.
// Factors measured, bytes a pixel.
function heldBytes(of: Metadata): number {
  const pixels = of.width * of.height;
  if (of.format === 'webp') return pixels * 4;
  if (of.format === 'jpeg') return of.isProgressive ? pixels * (of.chromaSubsampling === '4:2:0' ? 4 : 8) : 0;
  return of.isProgressive || (of.orientation ?? 1) > 1 ? pixels * 8 * (of.depth === 'ushort' ? 2 : 1) : 0;
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
