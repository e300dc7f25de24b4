import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useSession } from '#app/lib/session.ts';
import { Disclaimer } from './disclaimer.tsx';
import { FileButton } from './file-button.tsx';
import css from './thank-you-card.module.css';

/** The result that was sent, kept in view. */
interface SentResult {
  readonly label: string;
  readonly figure: string;
  /** What follows the figure, such as `a month`. */
  readonly unit?: string;
  readonly disclosure: string;
  /** Generates and saves the report; resolves to null, or to the reason why it failed. */
  readonly save: () => Promise<string | null>;
}

interface ThankYouCardProps {
  readonly sent: SentResult;
  /** What happened and what happens next, in paragraphs. */
  readonly children: ReactNode;
  readonly onStartOver: () => void;
}

/** Step 3: the details were sent. Takes the focus, since the dialog that had it is gone. */
export function ThankYouCard({ sent, children, onStartOver }: ThankYouCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const session = useSession();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="thank-you">
      <h2 id="thank-you" ref={heading} tabIndex={-1}>
        Thank you
      </h2>
      {children}
      <dl className={css.sent}>
        <dt>{sent.label}</dt>
        <dd>
          <span className="fh-big-figure">{sent.figure}</span> {sent.unit}
        </dd>
      </dl>
      <Disclaimer sentences={[sent.disclosure]} />
      <div className={css.actions}>
        <Button size="md" onClick={onStartOver}>
          Start New Calculation
        </Button>
        <FileButton label="Save as PDF" save={sent.save} />
      </div>
      {session.status === 'signed-out' && (
        <p>
          <Link to="/auth?tab=sign-up">Create an account</Link> to keep your properties, loans, tax and retirement in
          one place.
        </p>
      )}
    </section>
  );
}
