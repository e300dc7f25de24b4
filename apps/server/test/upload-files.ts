import { deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { aPicture, greyPng, pngOf } from './images.ts';

/** Text that must not appear in anything stored. */
export const planted = 'PLANTED-CANARY';

/** A file to upload and its expected outcome: stored, or the status of the error. */
export interface UploadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: string;
  readonly headers?: Record<string, string>;
  readonly expected: 201 | 413 | 415;
  /** Expected dimensions of the stored picture. */
  readonly size?: readonly [width: number, height: number];
}

const fiveMegabytes = 5 * 1024 * 1024;
const script = `<script>alert('${planted}')</script>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)">${script}</svg>`;
const latin = (text: string) => Buffer.from(text, 'latin1');

/** Files that people and attackers send. */
export async function uploadFiles(): Promise<UploadFile[]> {
  const [jpeg, png, webp] = await Promise.all([
    aPicture().jpeg().toBuffer(),
    aPicture().png().toBuffer(),
    aPicture().webp().toBuffer(),
  ]);
  return [
    ...(await goodFiles()),
    ...(await foreignFiles(png)),
    ...(await tooLarge(webp)),
    ...damagedFiles({ jpeg, png, webp }),
    ...oddDeliveries(png),
    { name: 'JPEG with a script behind it', bytes: Buffer.concat([jpeg, latin(script)]), expected: 201 },
    { name: 'PNG with PHP behind it', bytes: Buffer.concat([png, latin(`<?php ${planted} ?>`)]), expected: 201 },
    { name: 'PNG with a planted text', bytes: withText(), expected: 201, size: [20, 20] },
    {
      name: 'PNG with a profile that inflates to 200 MB',
      bytes: withInflatingProfile(),
      expected: 201,
      size: [20, 20],
    },
    { name: 'exactly 5 MB', bytes: greyPng({ width: 9, height: 9 }, { padTo: fiveMegabytes }), expected: 201 },
    { name: '5 MB and a byte', bytes: greyPng({ width: 9, height: 9 }, { padTo: fiveMegabytes + 1 }), expected: 413 },
  ];
}

async function goodFiles(): Promise<UploadFile[]> {
  const exif = { IFD0: { Artist: planted, ImageDescription: planted } };
  const gps = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '37/1 48/1 0/1', GPSAreaInformation: planted } };
  const frames = await sharp(Buffer.alloc(40 * 120 * 3, 90), {
    raw: { width: 40, height: 120, channels: 3, pageHeight: 40 },
  })
    .webp({ loop: 0, delay: [50, 50, 50] })
    .toBuffer();
  return [
    {
      name: 'JPEG with name and place',
      bytes: await aPicture()
        .withExif({ ...exif, ...gps })
        .jpeg()
        .toBuffer(),
      expected: 201,
    },
    {
      name: 'WebP with name and place',
      bytes: await aPicture()
        .withExif({ ...exif, ...gps })
        .webp()
        .toBuffer(),
      expected: 201,
    },
    {
      name: 'JPEG that lies on its side',
      bytes: await aPicture(320, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
      expected: 201,
      size: [200, 320],
    },
    { name: 'WebP of several frames', bytes: frames, expected: 201, size: [40, 40] },
    { name: 'CMYK JPEG', bytes: await aPicture().toColourspace('cmyk').jpeg().toBuffer(), expected: 201 },
    { name: '16-bit PNG', bytes: await aPicture().toColourspace('rgb16').png().toBuffer(), expected: 201 },
    {
      name: 'JPEG of 40 million pixels',
      bytes: await flat(8_000, 5_000).jpeg().toBuffer(),
      expected: 201,
      size: [1_600, 1_000],
    },
    { name: 'PNG of 39 million pixels', bytes: await flat(7_800, 5_000).png().toBuffer(), expected: 201 },
    {
      name: 'interlaced PNG of 12 million pixels',
      bytes: await flat(4_000, 3_000).png({ progressive: true }).toBuffer(),
      expected: 201,
    },
    {
      name: 'progressive JPEG of 12 million pixels',
      bytes: await flat(4_000, 3_000).jpeg({ progressive: true }).toBuffer(),
      expected: 201,
    },
    { name: 'WebP of 12 million pixels', bytes: await flat(4_000, 3_000).webp().toBuffer(), expected: 201 },
  ];
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#1e6b52' } });
}

async function foreignFiles(png: Buffer): Promise<UploadFile[]> {
  const type = 'image/png';
  return [
    { name: 'GIF that is a script too', bytes: latin(`GIF89a/*${planted}*/=1;alert(1)//;`), type, expected: 415 },
    { name: 'GIF', bytes: await aPicture().gif().toBuffer(), type, expected: 415 },
    { name: 'TIFF', bytes: await aPicture().tiff().toBuffer(), type, expected: 415 },
    { name: 'AVIF', bytes: await aPicture(64, 64).avif().toBuffer(), type, expected: 415 },
    { name: 'SVG with a script', bytes: latin(svg), type, expected: 415 },
    {
      name: 'SVG with an entity that reads a file',
      bytes: latin(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`),
      type,
      expected: 415,
    },
    { name: 'zipped SVG', bytes: gzipSync(svg), type, expected: 415 },
    { name: 'HTML as PNG', bytes: latin(`<!doctype html>${script}`), type, expected: 415 },
    {
      name: 'HTML behind the mark of a PNG',
      bytes: Buffer.concat([png.subarray(0, 8), latin(script)]),
      type,
      expected: 415,
    },
    { name: 'ZIP', bytes: latin(`PK\u0003\u0004${planted}`), type: 'image/webp', expected: 415 },
    { name: 'PDF', bytes: latin(`%PDF-1.7 ${planted}`), type: 'image/jpeg', expected: 415 },
    { name: 'nothing at all', bytes: Buffer.alloc(0), type, expected: 415 },
  ];
}

async function tooLarge(webp: Buffer): Promise<UploadFile[]> {
  const side = { width: 50_000, height: 50_000 };
  const squashed = deflateSync(Buffer.alloc(20_000 * 2_501), { level: 9 });
  const jpeg = latin(
    '\u00ff\u00d8\u00ff\u00c0\u0000\u0011\u0008\u00ff\u00ff\u00ff\u00ff\u0003\u0001\u0022\u0000\u0002\u0011\u0001\u0003\u0011\u0001',
  );
  const wideWebp = Buffer.from(webp);
  wideWebp.writeUInt16LE(16_383, 26);
  wideWebp.writeUInt16LE(16_383, 28);
  return [
    {
      name: 'PNG that claims 50,000 × 50,000',
      bytes: pngOf(side, [['IDAT', deflateSync(Buffer.alloc(1_000))]]),
      expected: 415,
    },
    {
      name: 'PNG of 400 million pixels in 50 kB',
      bytes: pngOf({ width: 20_000, height: 20_000, bitDepth: 1 }, [['IDAT', squashed]]),
      expected: 415,
    },
    { name: 'JPEG that claims 65,535 × 65,535', bytes: jpeg, expected: 415 },
    { name: 'WebP that claims 16,383 × 16,383', bytes: wideWebp, expected: 415 },
    {
      name: 'interlaced PNG of 39 million pixels',
      bytes: await flat(7_800, 5_000).png({ progressive: true }).toBuffer(),
      expected: 415,
    },
    {
      name: 'progressive JPEG of 39 million pixels',
      bytes: await flat(7_800, 5_000).jpeg({ progressive: true }).toBuffer(),
      expected: 415,
    },
    { name: 'WebP of 39 million pixels', bytes: await flat(7_800, 5_000).webp().toBuffer(), expected: 415 },
  ];
}

function damagedFiles({ jpeg, png, webp }: Record<'jpeg' | 'png' | 'webp', Buffer>): UploadFile[] {
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);
  const flipped = Buffer.from(png);
  flipped.fill(0xee, png.length >> 1, (png.length >> 1) + 64);
  return [
    { name: 'half a JPEG', bytes: half(jpeg), expected: 415 },
    { name: 'half a PNG', bytes: half(png), expected: 415 },
    { name: 'half a WebP', bytes: half(webp), expected: 415 },
    { name: 'PNG with bytes changed', bytes: flipped, expected: 415 },
  ];
}

function oddDeliveries(png: Buffer): UploadFile[] {
  const named = (name: string) => ({ 'content-disposition': `attachment; filename="${name}"` });
  const form = latin(`--b\r\ncontent-disposition: form-data; name="f"; filename="../../x.png"\r\n\r\n`);
  return [
    { name: 'file called ../../x', bytes: png, headers: named('../../x'), expected: 201 },
    { name: 'file called x%00.php', bytes: png, headers: named('x%00.php'), expected: 201 },
    {
      name: 'form with a path for a name',
      bytes: Buffer.concat([form, png]),
      type: 'multipart/form-data; boundary=b',
      expected: 415,
    },
    { name: 'PNG sent as HTML', bytes: png, type: 'text/html', expected: 415 },
    { name: 'PNG sent as SVG', bytes: png, type: 'image/svg+xml', expected: 415 },
    { name: 'PNG sent as JSON', bytes: png, type: 'application/json', expected: 415 },
    { name: 'PNG sent as JPEG', bytes: png, type: 'image/jpeg', expected: 201 },
  ];
}

function withText(): Buffer {
  return greyPng({ width: 20, height: 20 }, { before: [['tEXt', latin(`Comment\u0000${planted}`)]] });
}

function withInflatingProfile(): Buffer {
  const profile = deflateSync(Buffer.alloc(200 * 1024 * 1024), { level: 9 });
  return greyPng({ width: 20, height: 20 }, { before: [['iCCP', Buffer.concat([latin('p\u0000\u0000'), profile])]] });
}
