import { expect, it, vi } from 'vitest';
import { ProofRequests } from './proof-request.ts';

it('is asked once for calls that need it at the same time', async () => {
  const requests = new ProofRequests();
  const heard = vi.fn();
  requests.subscribe(heard);
  const [one, two] = [requests.ask(), requests.ask()];
  expect(heard).toHaveBeenCalledOnce();
  requests.read()?.answer(true);
  expect(await Promise.all([one, two])).toEqual([true, true]);
  expect(requests.read()).toBeNull();
});

it('is not given where nobody listens, or when the call is given up', async () => {
  const requests = new ProofRequests();
  expect(await requests.ask()).toBe(false);
  requests.subscribe(() => undefined);
  const leaving = new AbortController();
  const asked = requests.ask(leaving.signal);
  leaving.abort();
  expect(await asked).toBe(false);
  expect(requests.read()).toBeNull();
});
