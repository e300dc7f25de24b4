import { routes } from '@freehold/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ClientParts, createClient, type Waiting } from './api-client.ts';
import { CallError } from './call-error.ts';
import { lead } from './sample-lead.ts';

const credentials = { email: 'a@example.com', password: 'secret' };
const stored = { id: '0b9f7a52-6f0e-4a0f-9d1c-2c8f3f5a7d11', borrowingCapacity: 600_000 };

type Reply = (signal: AbortSignal) => Response | Promise<Response>;
const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => {
  return () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
};
const silent: Reply = () => new Promise<Response>(() => undefined);
/** Headers, and then a body that never ends; as in a browser, aborting the request ends reading it. */
const endless: Reply = (signal) => {
  const start = (body: ReadableStreamDefaultController) =>
    signal.addEventListener('abort', () => body.error(new DOMException('aborted', 'AbortError')));
  return new Response(new ReadableStream({ start }));
};
/** A download in parts, twenty seconds apart; after the last one it ends, or says nothing more until it is aborted. */
const slowFile =
  (parts: number, isWhole: boolean): Reply =>
  (signal) => {
    const start = async (body: ReadableStreamDefaultController<Uint8Array>) => {
      signal.addEventListener('abort', () => body.error(new DOMException('aborted', 'AbortError')));
      for (let part = 0; part < parts; part += 1) {
        await new Promise((arrive) => setTimeout(arrive, 20_000));
        body.enqueue(new TextEncoder().encode(`${part}\r\n`));
      }
      if (isWhole) body.close();
    };
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="leads.csv"',
    };
    return new Response(new ReadableStream({ start: (body) => void start(body) }), { headers });
  };
const offline: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (code: string, more: object = {}) => ({
  message: 'Said',
  error: 'Said',
  code,
  requestId: 'r',
  ...more,
});

/** A client whose server gives the replies in turn, the last one for ever. */
function aClient(replies: Reply[], token: string | null = null, renewed: string | null = null) {
  const requests: Request[] = [];
  const times: number[] = [];
  const end = vi.fn();
  const renew = vi.fn(async () => renewed);
  const prove = vi.fn(async () => true);
  const parts: ClientParts = {
    base: 'http://localhost/api',
    session: { token: () => token, renew, end, prove },
    random: () => 0,
    newKey: () => `key-${requests.length}`,
    fetch: (input, init) => {
      const reply = replies[Math.min(requests.length, replies.length - 1)] ?? offline;
      const request = new Request(input, init);
      requests.push(request);
      times.push(Date.now());
      return Promise.race([Promise.resolve(request.signal).then(reply), aborted(request.signal)]);
    },
  };
  return { call: createClient(parts), requests, times, end, renew, prove };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

async function outcome<T>(call: Promise<T>): Promise<T | CallError> {
  const settled = call.catch((error: unknown) => {
    if (error instanceof CallError) return error;
    throw error;
  });
  await vi.runAllTimersAsync();
  return settled;
}

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe('attempts', () => {
  it('[RETRY-01] makes 6 attempts 3,000 ms apart at most', async () => {
    const { call, times } = aClient([offline]);
    expect(await outcome(call(routes.leads.list, {}))).toMatchObject({ code: 'unavailable', failure: 'no-answer' });
    expect(times).toEqual([0, 3_000, 6_000, 9_000, 12_000, 15_000]);
  });

  it('[API-01] [RETRY-01] gives up an attempt after 30,000 ms', async () => {
    const { call, times } = aClient([silent]);
    await outcome(call(routes.leads.list, {}));
    expect(times).toEqual([0, 33_000, 66_000, 99_000, 132_000, 165_000]);
  });

  it('[RETRY-01] counts reading the body into the 30,000 ms', async () => {
    const { call, times } = aClient([endless, answer(200, [])]);
    await outcome(call(routes.leads.list, {}));
    expect(times).toEqual([0, 33_000]);
  });

  it('lets a download take as long as its bytes keep coming', async () => {
    const { call, times } = aClient([slowFile(4, true)]);
    expect(await outcome(call(routes.leads.export, {}))).toBe('0\r\n1\r\n2\r\n3\r\n');
    expect(times).toEqual([0]);
    expect(Date.now()).toBe(80_000);
  });

  it('gives up a download when nothing came for 30,000 ms', async () => {
    const { call, times } = aClient([slowFile(2, false), slowFile(1, true)]);
    expect(await outcome(call(routes.leads.export, {}))).toBe('0\r\n');
    expect(times).toEqual([0, 73_000]);
  });

  it.each([429, 500, 502, 503, 504])('[RETRY-02] tries again after %d', async (status) => {
    const { call, requests } = aClient([answer(status, 'busy'), offline, answer(201, stored)]);
    expect(await outcome(call(routes.borrowingLeads.submit, { body: lead }))).toEqual(stored);
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 408, 409, 413, 422])('[RETRY-02] takes %d as final', async (status) => {
    const { call, requests } = aClient([answer(status, '')]);
    expect(await outcome(call(routes.borrowingLeads.submit, { body: lead }))).toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it('[RETRY-02] does not send a stored lead again when the answer is not what the contract promises', async () => {
    const { call, requests } = aClient([answer(201, '<html>')]);
    expect(await outcome(call(routes.borrowingLeads.submit, { body: lead }))).toMatchObject({ code: 'unexpected' });
    expect(requests).toHaveLength(1);
  });

  it.each([401, 429, 500])('[RETRY-03] sends one sign-in request when the answer is %d', async (status) => {
    const { call, requests } = aClient([answer(status, refusal('invalid-credentials'))]);
    await outcome(call(routes.auth.login, { body: credentials }));
    expect(requests).toHaveLength(1);
  });

  it('[RETRY-03] sends a sign-in again when nothing answered', async () => {
    const { call, requests } = aClient([offline, answer(401, refusal('invalid-credentials'))]);
    await outcome(call(routes.auth.login, { body: credentials }));
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['2', [0, 3_000]],
    ['12', [0, 12_000]],
    ['30', [0, 30_000]],
    ['31', [0]],
    ['', [0, 3_000]],
  ])('[RETRY-04] waits after 429 with Retry-After %j', async (retryAfter, expected) => {
    const { call, times } = aClient([answer(429, '', { 'retry-after': retryAfter }), answer(200, [])]);
    await outcome(call(routes.leads.list, {}));
    expect(times).toEqual(expected);
  });
});

describe('keys and cancelling', () => {
  it('[RETRY-05] sends one Idempotency-Key over all retries of a write', async () => {
    const { call, requests } = aClient([offline, answer(503, ''), answer(201, stored)]);
    await outcome(call(routes.borrowingLeads.submit, { body: lead, key: 'held' }));
    expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual(['held', 'held', 'held']);
  });

  it('[RETRY-05] makes a key of its own where the caller holds none, and none for reading', async () => {
    const writing = aClient([answer(201, stored)]);
    await outcome(writing.call(routes.borrowingLeads.submit, { body: lead }));
    expect(writing.requests[0]?.headers.get('idempotency-key')).toBe('key-0');
    const reading = aClient([answer(200, [])]);
    await outcome(reading.call(routes.leads.list, {}));
    expect(reading.requests[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('[RETRY-07] sends nothing more once the signal aborts while waiting', async () => {
    const { call, requests } = aClient([offline]);
    const leaving = new AbortController();
    const ended = outcome(call(routes.leads.list, { signal: leaving.signal, onWaiting: () => leaving.abort() }));
    expect(await ended).toMatchObject({ failure: 'cancelled' });
    expect(requests).toHaveLength(1);
  });

  it('[RETRY-07] ends a running request when the signal aborts', async () => {
    const { call, requests } = aClient([silent]);
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 100);
    expect(await outcome(call(routes.leads.list, { signal: leaving.signal }))).toMatchObject({ failure: 'cancelled' });
    expect(requests).toHaveLength(1);
  });

  it('tells what it waits for before each retry', async () => {
    const { call } = aClient([offline, offline, answer(200, [])]);
    const told: Waiting[] = [];
    await outcome(call(routes.leads.list, { onWaiting: (waiting) => told.push(waiting) }));
    expect(told).toEqual([
      { attempt: 2, of: 6, delayMs: 3_000 },
      { attempt: 3, of: 6, delayMs: 3_000 },
    ]);
  });
});

describe('what is sent', () => {
  it('[API-01] [API-02] names the address, the query and the token, and sends no cookies', async () => {
    const { call, requests } = aClient([answer(200, [])], 'token-1');
    await outcome(call(routes.leads.list, { query: { limit: 5 } }));
    expect(requests[0]?.url).toBe('http://localhost/api/leads?limit=5');
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests[0]?.credentials).toBe('omit');
    await outcome(call(routes.borrowingLeads.submit, { body: lead }));
    expect(requests[1]?.headers.get('content-type')).toBe('application/json');
  });

  it('lets only calls about accounts keep and send the cookie of a known device, and to the own site alone', async () => {
    const { call, requests } = aClient([answer(401, refusal('invalid-credentials'))]);
    await outcome(call(routes.auth.login, { body: credentials }));
    expect(requests[0]?.credentials).toBe('same-origin');
  });

  it('sends searches and cursors beside the address, which proxies log', async () => {
    const { call, requests } = aClient([answer(200, [])], 'token-1');
    await outcome(call(routes.leads.list, { query: { q: 'jane@example.com O’Neil', cursor: 'WyJh', sort: 'name' } }));
    expect(requests[0]?.url).toBe('http://localhost/api/leads?sort=name');
    const sent = new URLSearchParams(requests[0]?.headers.get('x-search') ?? '');
    expect([...sent]).toEqual([
      ['q', 'jane@example.com O’Neil'],
      ['cursor', 'WyJh'],
    ]);
  });

  it('sends a file as it is, with its type', async () => {
    const { call, requests } = aClient([answer(201, { imageUrl: '/api/images/x.webp' })], 'token-1');
    const bytes = new Blob(['RIFF'], { type: 'image/webp' });
    expect(await outcome(call(routes.images.upload, { bytes }))).toEqual({ imageUrl: '/api/images/x.webp' });
    expect(requests[0]?.headers.get('content-type')).toBe('image/webp');
    expect(await requests[0]?.text()).toBe('RIFF');
  });

  it('[AUTH-19] renews the session once and repeats the call under the same key', async () => {
    const expired = aClient([answer(401, refusal('signed-out')), answer(201, stored)], 'token-1', 'token-2');
    expect(await outcome(expired.call(routes.borrowingLeads.submit, { body: lead }))).toEqual(stored);
    expect(expired.renew.mock.calls).toEqual([['token-1']]);
    const sent = expired.requests.map(({ headers }) => [headers.get('authorization'), headers.get('idempotency-key')]);
    expect(sent).toEqual([
      ['Bearer token-1', 'key-0'],
      ['Bearer token-2', 'key-0'],
    ]);
    expect(expired.end).not.toHaveBeenCalled();
  });

  it('[AUTH-19] fails when the session cannot be renewed, or when the renewed one is refused too', async () => {
    const over = aClient([answer(401, refusal('signed-out'))], 'token-1');
    expect(await outcome(over.call(routes.leads.list, {}))).toMatchObject({ code: 'signed-out' });
    expect(over.requests).toHaveLength(1);
    const again = aClient([answer(401, refusal('signed-out'))], 'token-1', 'token-2');
    expect(await outcome(again.call(routes.leads.list, {}))).toMatchObject({ code: 'signed-out' });
    expect(again.requests).toHaveLength(2);
    expect(again.end).toHaveBeenCalledOnce();
  });

  it('renews nothing for another refusal, or for nobody', async () => {
    const forbidden = aClient([answer(403, refusal('not-allowed'))], 'token-1');
    await outcome(forbidden.call(routes.leads.list, {}));
    expect(forbidden.renew).not.toHaveBeenCalled();
    const visitor = aClient([answer(401, refusal('signed-out'))]);
    await outcome(visitor.call(routes.leads.list, {}));
    expect(visitor.renew).not.toHaveBeenCalled();
  });
});

describe('what comes back', () => {
  it('tells where the next part of a list starts, and that there is none', async () => {
    const next: (string | null)[] = [];
    const link = '</api/leads?limit=5&cursor=WyJhIl0>; rel="next"';
    const { call } = aClient([answer(200, [], { link }), answer(200, [])]);
    await outcome(call(routes.leads.list, { onNext: (cursor) => next.push(cursor) }));
    await outcome(call(routes.leads.list, { onNext: (cursor) => next.push(cursor) }));
    expect(next).toEqual(['WyJhIl0', null]);
  });

  it('takes CSV as text, but no other text', async () => {
    const csv = aClient([answer(200, 'Name\r\nCher\r\n', { 'content-type': 'text/csv; charset=utf-8' })]);
    expect(await outcome(csv.call(routes.leads.export, {}))).toBe('Name\r\nCher\r\n');
    const page = aClient([answer(200, '<html>', { 'content-type': 'text/html' })]);
    expect(await outcome(page.call(routes.leads.export, {}))).toMatchObject({ code: 'unexpected' });
  });
});

describe('a sensitive act', () => {
  const refused = answer(403, refusal('proof-needed'));

  it('asks for a proof and is made once more, under the same key and with the same body', async () => {
    const { call, requests, prove } = aClient([refused, answer(201, stored)], 'token');
    expect(await outcome(call(routes.borrowingLeads.submit, { body: lead }))).toEqual(stored);
    expect(prove).toHaveBeenCalledOnce();
    const [first, second] = requests;
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(await second?.text()).toBe(await first?.text());
  });

  it('ends as cancelled when its person would rather not', async () => {
    const { call, requests, prove } = aClient([refused], 'token');
    prove.mockResolvedValue(false);
    expect(await outcome(call(routes.leads.export, {}))).toMatchObject({ code: 'proof-needed', failure: 'cancelled' });
    expect(requests).toHaveLength(1);
  });

  it('is refused when the proof did not help, and asks no second time', async () => {
    const { call, prove } = aClient([refused], 'token');
    expect(await outcome(call(routes.leads.export, {}))).toMatchObject({ code: 'proof-needed', failure: 'refused' });
    expect(prove).toHaveBeenCalledOnce();
  });
});
