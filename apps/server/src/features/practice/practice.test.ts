import { createHash, randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { PracticeChanges } from '@freehold/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aPicture, greyPng, pngOf } from '../../../test/images.ts';
import { auditRows, call, type SignedIn } from '../../../test/properties.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await server.signedIn('CLIENT');
});

const lines = {
  name: 'Harbour & Hill Lending',
  email: 'desk@harbour.example',
  phone: '02 9000 0000',
  abn: 'ABN 12 345 678 901',
  licence: null,
  accent: '#1d4e89',
} as const;

function change(changes: Partial<PracticeChanges> = {}, actor: SignedIn | null = admin) {
  const payload = { ...lines, version: 0, ...changes };
  return call(server, actor, { method: 'PUT', url: '/practice', payload, key: randomUUID() });
}
const read = (actor: SignedIn | null = client) => call(server, actor, { url: '/practice' });
const withLogo = (bytes: Uint8Array, more: Partial<PracticeChanges> = {}) =>
  change({ logo: Buffer.from(bytes).toString('base64'), ...more });
const reasonFor = async (bytes: Uint8Array) => (await withLogo(bytes)).json().fields;
const inLogo = (message: string) => [{ field: 'logo', message: expect.stringContaining(message) }];

describe('the practice', () => {
  it('is null, at version 0, until an adviser enters one', async () => {
    expect((await read()).json()).toEqual({ practice: null, version: 0 });
  });

  it('is what an adviser entered, and every client reads it', async () => {
    const answer = await change();
    expect(answer.statusCode).toBe(200);
    const expected = { practice: { ...lines, logo: null, embedOrigins: [], planDefaults: {} }, version: 1 };
    expect(answer.json()).toEqual(expected);
    expect((await read()).json()).toEqual(expected);
  });

  it('is for advisers to change and for people with a session to read', async () => {
    expect((await change({}, client)).statusCode).toBe(403);
    expect((await change({}, null)).statusCode).toBe(401);
    expect((await read(null)).statusCode).toBe(401);
    expect((await read()).json()).toEqual({ practice: null, version: 0 });
  });

  it('keeps what plans assume within the bounds of a plan, and the audit log names the field alone', async () => {
    const planDefaults = { 'assume/prices': 2.75, 'assume/growth/NSW': 4.5 };
    expect((await change({ planDefaults })).json()).toMatchObject({ practice: { planDefaults } });
    const kept = await change({ version: 1 });
    expect(kept.json()).toMatchObject({ practice: { planDefaults }, version: 2 });
    const refused = await change({ planDefaults: { 'assume/prices': 101 }, version: 2 });
    expect(refused.json()).toMatchObject({ code: 'invalid-input', fields: [{ field: 'planDefaults.assume/prices' }] });
    expect((await change({ planDefaults: { title: 1 }, version: 2 })).statusCode).toBe(400);
    expect((await change({ planDefaults }, client)).statusCode).toBe(403);
    const rows = JSON.stringify(await auditRows(server));
    expect(rows).toContain('planDefaults');
    expect(rows).not.toContain('2.75');
  });

  it('takes the version of If-Match before that of the body', async () => {
    const payload = { ...lines, version: 0 };
    const request = { method: 'PUT', url: '/practice', payload, key: randomUUID() } as const;
    const stale = await call(server, admin, { ...request, headers: { 'if-match': '"9"' } });
    expect(stale.json()).toMatchObject({ code: 'stale-version' });
  });

  it('changes only from the version that was read', async () => {
    await change();
    expect((await change({ name: 'Another' })).json()).toMatchObject({ code: 'stale-version' });
    expect((await change({ name: 'Another', version: 1 })).json()).toMatchObject({ version: 2 });
  });

  it('entered by two advisers at once is that of one of them', async () => {
    const answers = await Promise.all(['One', 'Two'].map((name) => change({ name })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412]);
  });

  it('logs who changed which fields, and no values', async () => {
    await change();
    await change({ name: 'Another', phone: null, version: 1 });
    const rows = (await auditRows(server)).filter(({ action }) => action === 'practice-updated');
    expect(rows.map(({ fields }) => fields)).toEqual([
      ['name', 'email', 'phone', 'abn', 'accent'],
      ['name', 'phone'],
    ]);
    expect(rows[0]).toMatchObject({ actor_id: admin.id, subject_kind: 'practice' });
  });

  it.each([
    ['a name of one letter', { name: ' H ' }, 'name'],
    ['a name of 81 letters', { name: 'x'.repeat(81) }, 'name'],
    ['a name of two lines', { name: 'Harbour\nBcc: everyone' }, 'name'],
    ['an address that is none', { email: 'desk at harbour' }, 'email'],
    ['a short number', { phone: '1234' }, 'phone'],
    ['a long business number', { abn: '1'.repeat(41) }, 'abn'],
    ['a long licence', { licence: 'x'.repeat(121) }, 'licence'],
    ['a colour too light to read', { accent: '#ffcc00' }, 'accent'],
    ['a colour that is none', { accent: 'red' }, 'accent'],
    ['a logo that is not base64', { logo: '<svg onload="x">' }, 'logo'],
  ])('does not take %s', async (_title, changes, field) => {
    const answer = await change(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toMatchObject([{ field }]);
  });
});

describe('a logo', () => {
  it.each(['png', 'jpeg'] as const)('as %s is re-encoded, and served under the hash of its content', async (format) => {
    const file = await aPicture(300, 100)
      .toFormat(format)
      .withMetadata({ exif: { IFD0: { Artist: 'S. Lee' } } })
      .toBuffer();
    const { logo } = (await withLogo(file)).json().practice;
    expect(logo).toMatchObject({ width: 300, height: 100 });
    const served = await server.app.inject({ url: logo.address });
    const hash = createHash('sha256').update(served.rawPayload).digest('hex');
    expect(logo.address).toBe(`/api/practice/logo/${hash}.${format === 'png' ? 'png' : 'jpg'}`);
    expect(served.headers).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
    });
    const facts = await sharp(served.rawPayload).metadata();
    expect(facts).toMatchObject({ format, width: 300, height: 100 });
    expect(facts.exif).toBeUndefined();
  });

  it('keeps what is see-through', async () => {
    const clear = await sharp({ create: { width: 80, height: 40, channels: 4, background: '#ff000000' } })
      .png()
      .toBuffer();
    const { logo } = (await withLogo(clear)).json().practice;
    const { rawPayload } = await server.app.inject({ url: logo.address });
    expect((await sharp(rawPayload).stats()).isOpaque).toBe(false);
  });

  it('that is large is made to fit 720 by 240 pixels', async () => {
    const wide = await sharp({ create: { width: 3_000, height: 300, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    expect((await withLogo(wide)).json().practice.logo).toMatchObject({ width: 720, height: 72 });
  });

  it('of noise stays within 200 kB, whichever kind it is', async () => {
    const noise = Buffer.alloc(720 * 240 * 3);
    for (let index = 0; index < noise.length; index += 1) noise[index] = (index * 7_919 * (index % 251)) >>> 3;
    const picture = () => sharp(noise, { raw: { width: 720, height: 240, channels: 3 } });
    const files = [await picture().resize(250, 83).png().toBuffer(), await picture().jpeg({ quality: 60 }).toBuffer()];
    let version = 0;
    for (const file of files) {
      const answer = await withLogo(file, { version });
      expect(answer.statusCode, `${file.length} bytes`).toBe(200);
      version += 1;
      const { rawPayload } = await server.app.inject({ url: answer.json().practice.logo.address });
      expect(rawPayload.length).toBeLessThanOrEqual(200_000);
    }
  });

  it('stays with other changes, and goes when it is removed; its address with it', async () => {
    const { logo } = (await withLogo(await aPicture().png().toBuffer())).json().practice;
    expect((await change({ version: 1, name: 'Another' })).json().practice.logo).toEqual(logo);
    expect((await change({ version: 2, logo: null })).json().practice.logo).toBeNull();
    expect((await server.app.inject({ url: logo.address })).statusCode).toBe(404);
  });

  it('has no other address', async () => {
    const { logo } = (await withLogo(await aPicture().png().toBuffer())).json().practice;
    const others = ['0'.repeat(64), '..%2f..%2fetc%2fpasswd', logo.address.split('/').pop().replace('.png', '.svg')];
    for (const name of others) {
      expect((await server.app.inject({ url: `/api/practice/logo/${name}` })).statusCode).toBe(404);
    }
  });
});

describe('a file that is no logo', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['a PDF', '%PDF-1.7'],
    ['a WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 '],
    ['nothing', ''],
  ])('by its first bytes is refused: %s', async (_title, content) => {
    expect(await reasonFor(Buffer.from(content, 'latin1'))).toEqual(inLogo('Choose a PNG or JPEG file.'));
  });

  it('loses a page hidden behind its picture, or in its chunks', async () => {
    const page = Buffer.from('<script>alert(1)</script><?php x ?>');
    const behind = Buffer.concat([await aPicture().jpeg().toBuffer(), page]);
    const inChunk = greyPng(
      { width: 60, height: 20 },
      { before: [['tEXt', Buffer.concat([Buffer.from('a\0'), page])]] },
    );
    let version = 0;
    for (const file of [behind, inChunk]) {
      const answer = await withLogo(file, { version });
      expect(answer.statusCode).toBe(200);
      version += 1;
      const { rawPayload } = await server.app.inject({ url: answer.json().practice.logo.address });
      expect(rawPayload.includes('script')).toBe(false);
      expect(rawPayload.includes('php')).toBe(false);
    }
  });

  it('ends early: a PNG cut in half, one without picture data, a JPEG of its head alone', async () => {
    const png = await aPicture().png().toBuffer();
    const jpeg = await aPicture().jpeg().toBuffer();
    const files = [png.subarray(0, png.length / 2), pngOf({ width: 9, height: 9 }, []), jpeg.subarray(0, 200)];
    for (const file of files) expect(await reasonFor(file)).toEqual(inLogo('damaged'));
  });

  it('has a huge size in a few bytes', async () => {
    const flat = (width: number, height: number) => pngOf({ width, height }, [['IDAT', deflateSync(Buffer.alloc(64))]]);
    const files = [flat(4_001, 10), flat(10, 4_001), flat(60_000, 60_000), flat(2_147_483_647, 1)];
    for (const file of files) expect((await withLogo(file)).statusCode, 'size').toBe(400);
    expect(await reasonFor(flat(4_001, 10))).toEqual(inLogo('at most 4,000 pixels'));
    expect((await withLogo(greyPng({ width: 4_000, height: 4_000 }))).statusCode).toBe(200);
  });

  it('is over 200 kB by one byte; 200 kB exactly is taken', async () => {
    expect(await reasonFor(greyPng({ width: 50, height: 50 }, { padTo: 200_001 }))).toEqual(inLogo('over 200 kB'));
    expect((await withLogo(greyPng({ width: 50, height: 50 }, { padTo: 200_000 }))).statusCode).toBe(200);
  });

  it('is far too large to read, and refused as a body', async () => {
    const answer = await change({ logo: 'A'.repeat(400_000) });
    expect(answer.statusCode).toBe(413);
  });
});
