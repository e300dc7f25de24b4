import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import css from './thank-you-card.module.css';

/** Step 3: the details have arrived. Takes the focus, because the dialog it was in is gone. */
export function ThankYouCard({ onStartOver }: { onStartOver: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="borrowing-thanks">
      <h2 id="borrowing-thanks" ref={heading} tabIndex={-1}>
        Thank you
      </h2>
      <p>
        Your details have arrived. Your report will be emailed to you shortly, with the figures, the working and what it
        assumes.
      </p>
      <p>A lending specialist can contact you about it. You can ask us at any time to correct or erase your details.</p>
      <Button size="md" onClick={onStartOver}>
        Start New Calculation
      </Button>
    </section>
  );
}
