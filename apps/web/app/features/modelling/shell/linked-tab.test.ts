import { afterEach, expect, it, vi } from 'vitest';
import { forgetLinkedTab, markLinkedTab } from './dashboard-tabs.ts';

function markFor(search: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  vi.stubGlobal('location', { search });
  vi.stubGlobal('document', { documentElement: { dataset } });
  new Function(markLinkedTab)();
  return dataset;
}

afterEach(() => void vi.unstubAllGlobals());

it('marks the document for a link to another tab than the first, until that tab is open', () => {
  const marks = markFor('?a=b&tab=negative-gearing');
  expect(marks).toEqual({ linkedTab: 'negative-gearing' });
  forgetLinkedTab();
  expect(marks).toEqual({});
});

it.each(['', '?tab=market-reality', '?tab=nothing', '?tab=%22%3E'])(
  'leaves the first tab in view for "%s"',
  (search) => {
    expect(markFor(search)).toEqual({});
  },
);
