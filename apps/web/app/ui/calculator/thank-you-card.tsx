import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './thank-you-card.module.css';

interface ThankYouCardProps {
  /** What has happened and what happens next, in paragraphs. */
  readonly children: ReactNode;
  readonly onStartOver: () => void;
}

/** Step 3: the details have arrived. Takes the focus, because the dialog it was in is gone. */
export function ThankYouCard({ children, onStartOver }: ThankYouCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="thank-you">
      <h2 id="thank-you" ref={heading} tabIndex={-1}>
        Thank you
      </h2>
      {children}
      <Button size="md" onClick={onStartOver}>
        Start New Calculation
      </Button>
    </section>
  );
}
