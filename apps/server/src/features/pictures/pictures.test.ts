import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { isForeignImage } from '@freehold/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { aPicture, startImageApp } from '../../../test/images.ts';
import { type PictureHost, startPictureHost } from '../../../test/picture-host.ts';
import { addClient, addProperty, aProperty, auditRows, call, type SignedIn } from '../../../test/properties.ts';
import { propertyCsv } from '../properties/csv.ts';
import { createDownload } from './download.ts';
import { enqueueWaitingPictures, fetchPicture } from './service.ts';

let server: TestApp & { readonly dir: string };
let admin: SignedIn;
let host: PictureHost;
let status = 200;

beforeAll(async () => {
  server = await startImageApp();
  const picture = await aPicture().jpeg().toBuffer();
  host = await startPictureHost(({ url }, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end(url === '/page' ? '<svg/>' : picture);
  });
});
afterAll(async () => {
  await host.close();
  await server.close();
});
beforeEach(async () => {
  await server.clear();
  status = 200;
  admin = await server.signedIn('ADMIN');
});

/** Properties whose pictures have a queued job. */
async function queued(): Promise<string[]> {
  const { rows } = await server.deps.db.query(
    `select data ->> 'propertyId' as id from jobs.job where name = 'picture'`,
  );
  return rows.map(({ id }) => String(id));
}

function run(propertyId: string, isLastTry = false): Promise<void> {
  return fetchPicture({ ...server.deps, download: createDownload(host.network) }, { data: { propertyId }, isLastTry });
}

const read = async (id: string, actor = admin) => (await call(server, actor, { url: `/properties/${id}` })).json();
const change = (id: string, changes: object) =>
  call(server, admin, { method: 'PUT', url: `/properties/${id}`, payload: { ...aProperty(), ...changes } });
const images = () => server.deps.db.kysely.selectFrom('images').selectAll().execute();

describe('a picture given as an address of another site', () => {
  it('is fetched by a job, encoded anew, and shown from here to everybody', async () => {
    const given = `${host.origin}/house.jpg?size=large`;
    const added = await addProperty(server, admin, { imageUrl: given });
    expect(added).toMatchObject({ imageUrl: given, picture: { state: 'fetching' } });
    expect(await queued()).toEqual([added.id]);
    await run(added.id);
    const shown = await read(added.id);
    expect(shown.imageUrl).toMatch(/^\/api\/images\/[0-9a-f-]{36}\.webp$/);
    expect(shown).toMatchObject({ version: added.version });
    expect('picture' in shown).toBe(false);
    const answer = await server.app.inject({ url: shown.imageUrl });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 });
    expect(await images()).toMatchObject([{ uploaded_by: admin.id }]);
    expect((await auditRows(server)).map(({ action }) => action)).toEqual(['property-created', 'image-fetched']);
    expect((await read(added.id, await addClient(server))).imageUrl).toBe(shown.imageUrl);
  });

  it('is fetched once, however often its job runs', async () => {
    const { id } = await addProperty(server, admin, { imageUrl: `${host.origin}/a.jpg` });
    const visits = host.visits.length;
    await run(id);
    await run(id);
    expect(host.visits).toHaveLength(visits + 1);
    expect(await images()).toHaveLength(1);
  });

  it('stays the fetched one when a form that was open before is saved, and gives way to another', async () => {
    const given = `${host.origin}/a.jpg`;
    const { id } = await addProperty(server, admin, { imageUrl: given });
    await run(id);
    const { imageUrl } = await read(id);
    expect((await change(id, { imageUrl: given, price: 1 })).json()).toMatchObject({ imageUrl });
    expect(await queued()).toHaveLength(1);
    expect((await change(id, { imageUrl: '' })).json()).toMatchObject({ imageUrl: '' });
    expect((await change(id, { imageUrl: given })).json()).toMatchObject({
      imageUrl: given,
      picture: { state: 'fetching' },
    });
    expect(await queued()).toHaveLength(2);
  });

  it('that was replaced while it was fetched is not shown', async () => {
    const { id } = await addProperty(server, admin, { imageUrl: `${host.origin}/a.jpg` });
    const slow = async (address: string) => {
      await change(id, { imageUrl: '' });
      return createDownload(host.network)(address);
    };
    await fetchPicture({ ...server.deps, download: slow }, { data: { propertyId: id }, isLastTry: false });
    expect(await read(id)).toMatchObject({ imageUrl: '' });
  });

  it('is the same property when it is sent again without a key, also after it was fetched', async () => {
    const payload = aProperty({ imageUrl: `${host.origin}/a.jpg` });
    const send = async () => (await call(server, admin, { method: 'POST', url: '/properties', payload })).json();
    const first = await send();
    expect((await send()).id).toBe(first.id);
    await run(first.id);
    expect((await send()).id).toBe(first.id);
  });
});

describe('a picture that cannot be fetched', () => {
  it('is tried again after a failure that may pass, and then noted with its reason for advisers alone', async () => {
    status = 503;
    const { id } = await addProperty(server, admin, { imageUrl: `${host.origin}/a.jpg` });
    await expect(run(id)).rejects.toThrow('refused');
    expect(await read(id)).toMatchObject({ picture: { state: 'fetching' } });
    await run(id, true);
    expect(await read(id)).toMatchObject({ picture: { state: 'failed', problem: 'refused' } });
    expect('picture' in (await read(id, await addClient(server)))).toBe(false);
  });

  it.each([
    ['/page', 200, 'not-an-image'],
    ['/gone', 404, 'refused'],
  ])('%s with %d is noted as %s at the first try', async (path, answered, problem) => {
    status = answered;
    const { id } = await addProperty(server, admin, { imageUrl: host.origin + path });
    await run(id);
    expect(await read(id)).toMatchObject({ imageUrl: host.origin + path, picture: { state: 'failed', problem } });
  });

  it('is noted when the adviser has as many images as one person may', async () => {
    await server.deps.db.query(
      `insert into images (id, uploaded_by, width, height, size_bytes, created_at)
       select gen_random_uuid(), $1, 1, 1, 1, now() from generate_series(1, 500)`,
      [admin.id],
    );
    const { id } = await addProperty(server, admin, { imageUrl: `${host.origin}/a.jpg` });
    await run(id);
    expect(await read(id)).toMatchObject({ picture: { state: 'failed', problem: 'storage-full' } });
  });

  it('is fetched again when an adviser asks, once for each failure', async () => {
    status = 404;
    const { id } = await addProperty(server, admin, { imageUrl: `${host.origin}/a.jpg` });
    await run(id);
    const again = () => call(server, admin, { method: 'POST', url: `/properties/${id}/picture` });
    expect((await again()).json()).toMatchObject({ picture: { state: 'fetching' } });
    expect((await again()).statusCode).toBe(200);
    expect(await queued()).toHaveLength(2);
    status = 200;
    await run(id);
    expect(isForeignImage((await read(id)).imageUrl)).toBe(false);
    expect((await call(server, admin, { method: 'POST', url: `/properties/${randomUUID()}/picture` })).statusCode).toBe(
      404,
    );
  });
});

describe('pictures that wait without a job', () => {
  it('get one each minute, of each adviser in turn, and never more than forty are open', async () => {
    const file = (name: string, count: number) =>
      propertyCsv.header +
      propertyCsv.lines(
        Array.from({ length: count }, () => aProperty({ name, imageUrl: `${host.origin}/${name}.jpg` })),
      );
    const bring = (actor: SignedIn, payload: string) =>
      call(server, actor, {
        method: 'POST',
        url: '/properties/import',
        payload,
        headers: { 'content-type': 'text/csv' },
      });
    const other = await server.signedIn('ADMIN');
    expect((await bring(admin, file('many', 60))).statusCode).toBe(201);
    expect((await bring(other, file('few', 3))).statusCode).toBe(201);
    expect(await queued()).toEqual([]);
    expect(await enqueueWaitingPictures(server.deps)).toBe(40);
    expect(await enqueueWaitingPictures(server.deps)).toBe(0);
    const { rows } = await server.deps.db.query(
      `select name from properties where id::text in (select data ->> 'propertyId' from jobs.job where name = 'picture')`,
    );
    expect(rows.filter(({ name }) => name === 'few')).toHaveLength(3);
  });

  it('include those of an earlier release, whose adviser is not known', async () => {
    const { id } = await addProperty(server, admin);
    await server.deps.db.query('update properties set image_url = $1 where id = $2', [`${host.origin}/old.jpg`, id]);
    expect(await enqueueWaitingPictures(server.deps)).toBe(1);
    await run(id);
    expect(isForeignImage((await read(id)).imageUrl)).toBe(false);
    expect(await images()).toMatchObject([{ uploaded_by: null }]);
    expect(readdirSync(server.dir).length).toBeGreaterThan(0);
  });
});
