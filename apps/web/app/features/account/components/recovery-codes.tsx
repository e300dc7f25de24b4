import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { saveFile } from '#app/lib/save-file.ts';
import { CopyButton } from '#app/ui/copy-button.tsx';
import css from './account.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onKept: () => void;
}

/** The recovery codes, this once. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = () => codes.join('\n');

  return (
    <div className={css.form}>
      <h3 ref={heading} tabIndex={-1}>
        Keep your recovery codes
      </h3>
      <p>
        The app is on. Each of these codes opens your account once if you lose it. They are shown this once: keep them
        somewhere other than your phone.
      </p>
      <ul className={`${css.codes} ${css.secret}`} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyButton label="Copy Codes" done="Codes copied" byHandLabel="Recovery codes" text={text} />
        <Button
          variant="default"
          onClick={() =>
            saveFile({
              name: 'freehold-recovery-codes.txt',
              type: 'text/plain',
              text: `Freehold recovery codes of ${email}, each good once\n\n${text()}\n`,
            })
          }
        >
          Save as File
        </Button>
        <Button onClick={onKept}>I Have Kept Them</Button>
      </div>
    </div>
  );
}
