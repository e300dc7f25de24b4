import type { BorrowingForm } from '@freehold/contract';
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { shareAddress } from '../share-link.ts';
import css from './result-actions.module.css';

type Copying = 'idle' | 'copied' | 'by-hand';
const feedbackMs = 4_000;

/** Keeping a result: a link that opens the calculator with these inputs, and paper. */
export function ResultActions({ form }: { form: BorrowingForm }) {
  const [copying, setCopying] = useState<Copying>('idle');
  const address = () => shareAddress(window.location.href, form);

  useEffect(() => {
    if (copying !== 'copied') return;
    const timer = setTimeout(() => setCopying('idle'), feedbackMs);
    return () => clearTimeout(timer);
  }, [copying]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setCopying('copied');
    } catch {
      setCopying('by-hand');
    }
  }

  return (
    <div className={css.area}>
      <div className={css.actions}>
        <Button type="button" variant="default" onClick={copy}>
          {copying === 'copied' ? 'Link copied' : 'Copy link'}
        </Button>
        <Button type="button" variant="default" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {copying === 'by-hand' && (
        <TextInput
          label="Link to these figures"
          description="This browser does not let the page copy it; select and copy it here."
          value={address()}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p className={css.hint}>The link holds the figures above and nothing about you.</p>
      <p className="fh-for-readers" role="status">
        {copying === 'copied' ? 'Link copied' : ''}
      </p>
    </div>
  );
}
