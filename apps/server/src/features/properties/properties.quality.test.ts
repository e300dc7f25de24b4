import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addClient, addProperty, aProperty, call, type SignedIn } from '../../../test/properties.ts';
import { figure } from '../../../test/quality.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  [client, other] = [await addClient(server), await addClient(server)];
});

it('C4: a client never sees what advisers keep of a property, whoever it is assigned to', async () => {
  const canaries = {
    purchasePrice: 731_011.17,
    currentValue: 731_022.27,
    deposit: 731_033.37,
    status: 'CANARY-STATUS',
  };
  const ids: string[] = [];
  for (const owner of [other, client]) {
    const { id } = await addProperty(server, admin, { name: `Of ${ids.length}` });
    ids.push(id);
    const payload = { ...aProperty({ name: `Of ${ids.length}` }), ...canaries, userId: owner.id };
    expect((await call(server, admin, { method: 'PUT', url: `/properties/${id}`, payload })).statusCode).toBe(200);
    const pair = { clientId: owner.id, propertyId: id };
    await call(server, admin, { method: 'POST', url: '/assign-property', payload: pair });
  }
  const [foreign = '', own = ''] = ids;
  const save = { method: 'POST', url: '/saved-properties/add', payload: { propertyId: foreign } } as const;
  const unsave = { method: 'DELETE', url: `/saved-properties/remove?propertyId=${foreign}` } as const;
  const asked = [
    ...['/properties', '/properties?q=of', '/properties?sort=price', `/properties?ids=${ids.join(',')}`],
    ...[`/properties/${foreign}`, `/properties/${own}`, `/portfolio/${client.id}`, `/portfolio/${other.id}`],
    ...['/saved_properties', '/saved_properties?purchased=true', `/saved_properties?userId=${other.id}`],
    ...[
      `/saved-properties/check?propertyId=${foreign}`,
      '/properties?q=CANARY-STATUS',
      '/properties?minPrice=731011.17',
    ],
  ].map((url) => ({ url }));
  const refused = { method: 'PUT', url: `/properties/${own}`, payload: { ...aProperty(), ...canaries } } as const;
  const planted = [...Object.values(canaries).map(String), other.id, ...Object.keys(canaries)];
  const answers = await Promise.all([...asked, save, unsave].map((request) => call(server, client, request)));
  expect((await call(server, client, refused)).statusCode).toBe(403);
  const leaks = answers.flatMap(({ body }) => planted.filter((canary) => body.includes(canary)));
  expect(leaks).toEqual([]);
  const seenByAdviser = (await call(server, admin, { url: `/properties/${foreign}` })).body;
  expect(planted.filter((canary) => !seenByAdviser.includes(canary))).toEqual([]);
  figure('C4', 'leaks of an adviser’s fields to a client over the calls about properties', `0 of ${answers.length}`);
});

/** Addresses to give as imageUrl; null where they must be refused, else how they are kept. */
function imageAddresses(trap: string): readonly (readonly [sent: string, kept: string | null])[] {
  const long = (length: number) => `https://example.com/${'a'.repeat(length - 'https://example.com/'.length)}`;
  return [
    ['', ''],
    ['https://images.example.com/house.jpg?w=800#top', 'https://images.example.com/house.jpg?w=800#top'],
    ['  https://example.com/a.png \r\n', 'https://example.com/a.png'],
    ['https://xn--80ak6aa92e.com/a.png', 'https://xn--80ak6aa92e.com/a.png'],
    [`${trap}/a.png`, `${trap}/a.png`],
    ['http://169.254.169.254/latest/meta-data', 'http://169.254.169.254/latest/meta-data'],
    [long(2_048), long(2_048)],
    [long(2_049), null],
    ['javascript:alert(1)', null],
    ['JAVASCRIPT:alert(1)//https://example.com', null],
    ['java\tscript:alert(1)', null],
    ['data:text/html,<script>alert(1)</script>', null],
    ['data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=', null],
    ['file:///etc/passwd', null],
    ['ftp://example.com/a.png', null],
    ['blob:https://example.com/a', null],
    ['//example.com/a.png', null],
    ['/etc/passwd', null],
    ['https:\\\\example.com', null],
    ['https://example.com/a\r\nLocation: https://evil.example', null],
    ['https://example.com/a\u0000.png', null],
    ['https://admin@example.com/a.png', null],
    ['https://admin:secret@example.com/a.png', null],
    ['https://example.com\\@evil.example/a.png', null],
    ['/api/images/../../etc/passwd', null],
    ['/api/images/x.svg', null],
    [`/api/images/${randomUUID()}.webp.html`, null],
    ['https://example.com/\u202egnp.exe', null],
  ];
}

it('E2: of any imageUrl only web addresses are kept, and the server opens none of them', async () => {
  let visits = 0;
  const trap = createServer((_request, response) => {
    visits += 1;
    response.end();
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const place = trap.address();
  const requests: unknown[] = [];
  const note = (message: unknown) => requests.push(message);
  const channels = ['undici:request:create', 'http.client.request.start'];
  for (const channel of channels) subscribe(channel, note);
  try {
    const cases = imageAddresses(`http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`);
    const kept: (string | null)[] = [];
    for (const [imageUrl] of cases) {
      const payload = aProperty({ imageUrl });
      const answer = await call(server, admin, { method: 'POST', url: '/properties', payload, key: randomUUID() });
      expect([201, 400]).toContain(answer.statusCode);
      if (answer.statusCode === 400) expect(answer.json().fields).toMatchObject([{ field: 'imageUrl' }]);
      kept.push(answer.statusCode === 201 ? answer.json().imageUrl : null);
    }
    expect(kept).toEqual(cases.map(([, expected]) => expected));
    expect([visits, requests.length]).toEqual([0, 0]);
    figure('E2', 'payloads of imageUrl kept or refused as they must be', `${kept.length}/${cases.length}`);
    figure('E2', 'requests that the server made for them', '0');
  } finally {
    for (const channel of channels) unsubscribe(channel, note);
    await new Promise((resolve) => trap.close(resolve));
  }
});
