import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer';
import { createElement } from 'react';
import { createReportRenderer } from '../../src/reports/renderer.ts';
import { median, print } from './product.ts';

const inputs = {
  grossIncome: 88_888.88,
  maritalStatus: 'de-facto',
  partnerIncome: 44_444.44,
  dependants: 1,
  existingLoans: 1_234.56,
} as const;
const request = { kind: 'borrowing', inputs, preparedAt: '2026-11-21T00:00:00Z' } as const;

/** Reports a second from the worker thread, beside a one-line page from the same library. */
async function measure(): Promise<void> {
  const renderer = createReportRenderer();
  const page = createElement(Document, null, createElement(Page, null, createElement(Text, null, 'One line')));
  const times: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < 12; round += 1) {
    const start = performance.now();
    await renderer.render(request);
    const middle = performance.now();
    await renderToBuffer(page);
    if (round > 1) times.push({ ours: middle - start, theirs: performance.now() - middle });
  }
  await renderer.close();
  const ours = median(times.map((each) => each.ours));
  const theirs = median(times.map((each) => each.theirs));
  print({
    section: 'pdf',
    what: 'borrowing reports, one worker',
    ours: { amount: 1_000 / ours, unit: '/s' },
    reference: { name: 'one line, same library', amount: 1_000 / theirs },
    ratio: theirs / ours,
  });
}

await measure();
