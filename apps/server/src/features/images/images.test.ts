import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { aPicture, greyPng, startImageApp, upload } from '../../../test/images.ts';
import { addProperty, aProperty, auditRows, type SignedIn } from '../../../test/properties.ts';
import { type S3Double, startS3Double } from '../../../test/s3-double.ts';
import { removeUnusedImages } from './service.ts';

let server: TestApp & { readonly dir: string };
let admin: SignedIn;

beforeAll(async () => {
  server = await startImageApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  rmSync(server.dir, { recursive: true, force: true });
  admin = await server.signedIn('ADMIN');
});

const stored = () => readdirSync(server.dir);
const rows = (of: TestApp = server) => of.deps.db.kysely.selectFrom('images').selectAll().execute();
const get = (imageUrl: string) => server.app.inject({ url: imageUrl });
const fiveMegabytes = 5 * 1024 * 1024;

describe('POST /images', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('[ADD-03] [ADD-04] takes %s and stores it as WebP', async (format) => {
    const bytes = await aPicture().toFormat(format).toBuffer();
    const answer = await upload(server, admin, bytes, { type: `image/${format}` });
    expect(answer.statusCode).toBe(201);
    const { imageUrl } = answer.json();
    expect(imageUrl).toMatch(/^\/api\/images\/[0-9a-f-]{36}\.webp$/);
    expect(stored()).toEqual([imageUrl.slice('/api/images/'.length)]);
    expect(await sharp((await get(imageUrl)).rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 200,
    });
  });

  it('[ADD-04] decides by content, whatever the file is called', async () => {
    const png = await aPicture().png().toBuffer();
    for (const type of ['image/jpeg', 'image/webp', 'application/octet-stream']) {
      expect((await upload(server, admin, png, { type })).statusCode).toBe(201);
    }
    const answer = await upload(server, admin, Buffer.from('<svg/>'), { type: 'image/png' });
    expect(answer.statusCode).toBe(415);
    expect(answer.json()).toMatchObject({ code: 'not-an-image', displayMessage: 'Choose a JPG, PNG or WebP image.' });
  });

  it('[ADD-05] [ADD-02] [API-05] takes exactly 5 MB and refuses one byte more', async () => {
    const most = greyPng({ width: 100, height: 100 }, { padTo: fiveMegabytes });
    expect(most).toHaveLength(fiveMegabytes);
    expect((await upload(server, admin, most)).statusCode).toBe(201);
    const answer = await upload(server, admin, greyPng({ width: 100, height: 100 }, { padTo: fiveMegabytes + 1 }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: 'too-large' });
    expect(stored()).toHaveLength(1);
  });

  it('makes a large picture fit 1,600 pixels and never enlarges one', async () => {
    const answer = await upload(server, admin, await aPicture(3_000, 1_500).jpeg().toBuffer());
    expect(await sharp((await get(answer.json().imageUrl)).rawPayload).metadata()).toMatchObject({
      width: 1_600,
      height: 800,
    });
    expect(await rows()).toMatchObject([{ uploaded_by: admin.id, width: 1_600, height: 800 }]);
  });

  it('[ADD-03] its address is what a property takes as imageUrl', async () => {
    const { imageUrl } = (await upload(server, admin, await aPicture().png().toBuffer())).json();
    expect(await addProperty(server, admin, { imageUrl })).toMatchObject({ imageUrl });
  });

  it('[ADD-03] [SEC-08] is for advisers alone', async () => {
    const bytes = await aPicture().png().toBuffer();
    expect((await upload(server, null, bytes)).statusCode).toBe(401);
    expect((await upload(server, await server.signedIn('CLIENT'), bytes)).statusCode).toBe(403);
    expect(await rows()).toEqual([]);
  });

  it('with one key stores one image; another file under the key is refused', async () => {
    const [first, second] = await Promise.all([aPicture().png().toBuffer(), aPicture(100, 100).png().toBuffer()]);
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(server, admin, first, { key })));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(stored()).toHaveLength(1);
    expect((await upload(server, admin, second, { key })).statusCode).toBe(422);
    expect(await auditRows(server)).toMatchObject([{ action: 'image-uploaded', subject_kind: 'image', fields: [] }]);
  });

  it('a repeat makes whole what broke off before the file was stored', async () => {
    const bytes = await aPicture().png().toBuffer();
    const key = randomUUID();
    const { imageUrl } = (await upload(server, admin, bytes, { key })).json();
    rmSync(server.dir, { recursive: true, force: true });
    expect((await get(imageUrl)).statusCode).toBe(404);
    expect((await upload(server, admin, bytes, { key })).json()).toEqual({ imageUrl });
    expect((await get(imageUrl)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(1);
  });

  it('stops at 500 images of one person, and at 60 uploads an hour from one address', async () => {
    const bytes = await aPicture(8, 8).png().toBuffer();
    await server.deps.db.query(
      `insert into images (id, uploaded_by, width, height, size_bytes, created_at)
       select gen_random_uuid(), $1, 1, 1, 1, now() from generate_series(1, 499)`,
      [admin.id],
    );
    expect((await upload(server, admin, bytes)).statusCode).toBe(201);
    const full = await upload(server, admin, bytes);
    expect(full.statusCode).toBe(507);
    expect(full.json()).toMatchObject({ code: 'storage-full' });
    const other = await server.signedIn('ADMIN');
    for (let count = 2; count < 60; count += 1) await server.deps.limits.consume('upload', '127.0.0.1');
    const refused = await upload(server, other, bytes);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('GET /images/{name}', () => {
  it('is public, may be kept for ever and runs nothing', async () => {
    const { imageUrl } = (await upload(server, admin, await aPicture().png().toBuffer())).json();
    const answer = await get(imageUrl);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    `${randomUUID()}.webp`,
    `${randomUUID()}.png`,
    'x.webp',
    '..%2f..%2fpackage.json',
    '%2e%2e%2fsecret',
    '%00.webp',
    '.webp',
  ])('answers 404 for %s', async (name) => {
    const answer = await get(`/api/images/${name}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe('images that no property shows', () => {
  it('are removed after seven days, file and row; shown and younger ones stay', async () => {
    const send = async () => (await upload(server, admin, await aPicture().png().toBuffer())).json().imageUrl;
    const [unused, shown] = [await send(), await send()];
    await addProperty(server, admin, aProperty({ imageUrl: shown }));
    server.clock.advance({ minutes: 7 * 24 * 60 + 1 });
    admin = await server.signedIn('ADMIN');
    const young = await send();
    expect(await removeUnusedImages(server.deps)).toBe(1);
    expect(await removeUnusedImages(server.deps)).toBe(0);
    expect((await get(unused)).statusCode).toBe(404);
    for (const kept of [shown, young]) expect((await get(kept)).statusCode).toBe(200);
    expect(await rows()).toHaveLength(2);
  });
});

describe('in S3-compatible storage', () => {
  let storage: S3Double;
  let remote: TestApp;

  beforeAll(async () => {
    storage = await startS3Double();
    remote = await startImageApp(storage.settings);
  });
  afterAll(async () => {
    await remote.close();
    await storage.close();
  });

  it('an image is put there and served from there', async () => {
    const adviser = await remote.signedIn('ADMIN');
    const { imageUrl } = (await upload(remote, adviser, await aPicture().png().toBuffer())).json();
    expect([...storage.objects.keys()]).toEqual([imageUrl.replace('/api/', '/property-images/')]);
    const answer = await remote.app.inject({ url: imageUrl });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(storage.calls.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  it('while it is away the upload answers 503, and the repeat under its key succeeds', async () => {
    const adviser = await remote.signedIn('ADMIN');
    const bytes = await aPicture(90, 90).png().toBuffer();
    const before = (await rows(remote)).length;
    const key = randomUUID();
    storage.failures.push(503, 503);
    const failed = await upload(remote, adviser, bytes, { key });
    expect(failed.statusCode).toBe(503);
    expect(failed.headers['retry-after']).toBe('5');
    const repeated = await upload(remote, adviser, bytes, { key });
    expect(repeated.statusCode).toBe(201);
    expect((await remote.app.inject({ url: repeated.json().imageUrl })).statusCode).toBe(200);
    expect(await rows(remote)).toHaveLength(before + 1);
  });
});
