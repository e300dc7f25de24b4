import { AppError } from '@freehold/contract';
import { afterEach, expect, it } from 'vitest';
import { createFileMaker, type FileMaker } from './file-maker.ts';

const request = {
  kind: 'borrowing',
  inputs: { grossIncome: 100_000, maritalStatus: 'single', partnerIncome: null, dependants: 0, existingLoans: 0 },
  preparedAt: '2026-11-21T04:00:00Z',
} as const;

let files: FileMaker;
afterEach(() => files.close());

it('refuses with a time to wait when too many are waiting, and serves those before', async () => {
  files = createFileMaker({ mostWaiting: 2, longestMs: 60_000 });
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => files.report(request)));
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(9);
  expect(refused.length).toBeLessThan(12);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  }
});

it('gives up on a file that takes too long, and makes the next one', async () => {
  files = createFileMaker({ mostWaiting: 2, longestMs: 1 });
  await expect(files.report(request)).rejects.toMatchObject({ code: 'unavailable' });
  await files.close();
  files = createFileMaker();
  expect(
    Buffer.from(await files.report(request))
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('says which input the engine refused', async () => {
  files = createFileMaker();
  const impossible = { ...request, inputs: { ...request.inputs, dependants: -1 } };
  await expect(files.report(impossible)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'dependants' }],
  });
});
