import { describe, expect, it } from 'vitest';
import { noticeText, undoLabel } from './form-definition.ts';

describe('what is said about changed figures', () => {
  it('names the fields of a damaged link', () => {
    expect(noticeText({ kind: 'shared', previous: null, dropped: ['Interest rate'] })).toBe(
      'These are the figures of the link you opened. It was damaged: Interest rate could not be read and was reset.',
    );
    expect(noticeText({ kind: 'shared', previous: null, dropped: ['Loan amount', 'Loan term'] })).toContain(
      'Loan amount and Loan term could not be read and were reset.',
    );
  });

  it('names the calculator that figures were carried over from', () => {
    expect(noticeText({ kind: 'shared', previous: null, dropped: [], from: 'Borrowing power' })).toBe(
      'Figures carried over from Borrowing power.',
    );
  });

  it('offers the way back where there is one', () => {
    expect(undoLabel({ kind: 'cleared', previous: {}, dropped: [] })).toBe('Undo');
    expect(undoLabel({ kind: 'example', previous: {}, dropped: [] })).toBe('Undo');
    expect(undoLabel({ kind: 'shared', previous: {}, dropped: [] })).toBe('Bring back my figures');
    expect(undoLabel({ kind: 'broken-link', previous: null, dropped: [] })).toBeNull();
  });
});
