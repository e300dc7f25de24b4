import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { buildApp } from '../src/app.ts';
import type { ImageSettings } from '../src/config.ts';
import { startTestApp, type TestApp } from './app.ts';
import { call, type SignedIn } from './properties.ts';

/** The application with images in its own folder, or as the settings say. */
export async function startImageApp(settings?: ImageSettings): Promise<TestApp & { readonly dir: string }> {
  const server = await startTestApp();
  const dir = mkdtempSync(join(tmpdir(), 'freehold-images-'));
  const config = { ...server.deps.config, images: settings ?? ({ kind: 'disk', dir } as const) };
  const deps = { ...server.deps, config };
  const app = await buildApp(deps);
  const close = async () => {
    await app.close();
    await server.close();
    rmSync(dir, { recursive: true, force: true });
  };
  return { ...server, app, deps, dir, close };
}

/** Uploads a file. */
export function upload(
  server: TestApp,
  actor: SignedIn | null,
  bytes: Uint8Array,
  { type = 'application/octet-stream', headers = {}, key }: { type?: string; headers?: object; key?: string } = {},
) {
  const options = { headers: { 'content-type': type, ...headers }, ...(key === undefined ? {} : { key }) };
  return call(server, actor, { method: 'POST', url: '/images', payload: Buffer.from(bytes), ...options });
}

/** A picture with visible content, as the sharp pipeline that encodes it. */
export function aPicture(width = 320, height = 200) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 31 + (index >> 7)) & 0xff;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** A PNG built by hand from its header's values and further chunks. */
export function pngOf(
  {
    width,
    height,
    bitDepth = 8,
    colourType = 0,
  }: { width: number; height: number; bitDepth?: number; colourType?: number },
  chunks: readonly (readonly [type: string, data: Uint8Array])[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bitDepth, colourType, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const all = [['IHDR', header] as const, ...chunks, ['IEND', Buffer.alloc(0)] as const];
  return Buffer.concat([signature, ...all.map(([type, data]) => chunkOf(type, data))]);
}

/** A grey PNG of this size, with chunks before its picture data; `padTo` pads the file to exactly that many bytes. */
export function greyPng(
  side: { width: number; height: number },
  { before = [], padTo }: { before?: readonly (readonly [string, Uint8Array])[]; padTo?: number } = {},
): Buffer {
  const data = deflateSync(Buffer.alloc((side.width + 1) * side.height, 0));
  const plain = pngOf(side, [...before, ['IDAT', data]]);
  if (padTo === undefined) return plain;
  const padding = Buffer.alloc(padTo - plain.length - 12, 0x41);
  return pngOf(side, [...before, ['prVt', padding], ['IDAT', data]]);
}

function chunkOf(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
