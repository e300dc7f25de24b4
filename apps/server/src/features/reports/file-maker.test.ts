import { AppError } from '@freehold/contract';
import { afterEach, expect, it } from 'vitest';
import { idleMs } from '../../http/listening-server.ts';
import { longestAnswerMs } from '../../jobs/request-worker.ts';
import { createFileMakers, type FileMakers, usualFileLimits } from './file-maker.ts';

const request = {
  kind: 'borrowing',
  inputs: { grossIncome: 100_000, maritalStatus: 'single', partnerIncome: null, dependants: 0, existingLoans: 0 },
  preparedAt: '2026-11-21T04:00:00Z',
} as const;

let makers: FileMakers;
afterEach(() => makers.close());

const patient = { mostWaiting: 2, mostWaitingEach: 2, longestWaitMs: 60_000, longestMs: 60_000 };

it('refuses with a time to wait when too many are waiting, and serves those before', async () => {
  makers = createFileMakers(patient);
  const files = makers.of('somebody');
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => files.report(request)));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(9);
  expect(refused.length).toBeLessThan(12);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  }
});

it('gives up on a file that takes too long, says so without a time to try again, and makes the next one', async () => {
  makers = createFileMakers({ ...patient, longestMs: 1, tooLong: 'This file is too large to be made here.' });
  // On a busy machine the thread itself may start too late at first.
  const refusal = () =>
    makers
      .of('somebody')
      .report(request)
      .catch((error: unknown) => error);
  await expect.poll(refusal, { timeout: 120_000 }).toMatchObject({
    code: 'unavailable',
    message: 'This file is too large to be made here.',
    retryAfterSeconds: undefined,
  });
  await makers.close();
  makers = createFileMakers();
  expect(
    Buffer.from(await makers.of('somebody').report(request))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('asks to try again where the wait and the start of a thread left no time for the file', async () => {
  makers = createFileMakers({ ...patient, longestInAllMs: 1, tooLong: 'This file is too large to be made here.' });
  await expect(makers.of('somebody').report(request)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'The service is briefly unavailable. Please try again.',
    retryAfterSeconds: 5,
  });
});

it('answers before the connection is closed, and waits for longer than one file may take', () => {
  expect(longestAnswerMs).toBeLessThan(idleMs);
  expect(usualFileLimits.longestWaitMs).toBeGreaterThan(usualFileLimits.longestMs);
  expect(usualFileLimits.longestWaitMs).toBeLessThan(longestAnswerMs);
});

it('says which input the engine refused', async () => {
  makers = createFileMakers();
  const impossible = { ...request, inputs: { ...request.inputs, dependants: -1 } };
  await expect(makers.of('somebody').report(impossible)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'dependants' }],
  });
});
