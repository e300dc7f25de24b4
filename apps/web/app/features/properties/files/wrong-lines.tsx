import type { PropertyFileCheck } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { decimal } from '#app/lib/format.ts';
import css from './files.module.css';
import { wrongCells } from './wrong-cells.ts';

const shownAtOnce = 100;

interface WrongLinesProps {
  readonly check: PropertyFileCheck;
  readonly name: string;
}

/** Each line that is wrong, with its column and the reason. */
export function WrongLines({ check, name }: WrongLinesProps) {
  const [shown, setShown] = useState(shownAtOnce);
  const cells = wrongCells(check.wrong);
  const lines = check.wrong.length;
  const hidden = cells.length - shown;
  return (
    <>
      <div className={css.failed} role="alert">
        <p>
          <strong>
            {decimal(lines)} of {decimal(check.lines)} lines of {name} {lines === 1 ? 'is' : 'are'} wrong.
          </strong>{' '}
          Nothing has been imported. Correct the file and choose it again.
        </p>
      </div>
      <table className={css.table}>
        <caption>What is wrong; the line of the headings is line 1</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Column</th>
            <th scope="col">In the file</th>
            <th scope="col">Reason</th>
          </tr>
        </thead>
        <tbody>
          {cells.slice(0, shown).map((cell) => (
            <tr key={cell.key}>
              <th scope="row" className="fh-figures">
                {cell.line}
              </th>
              <td>{cell.column}</td>
              <td>{cell.value}</td>
              <td>{cell.message}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && (
        <div className={css.actions}>
          <Button variant="default" onClick={() => setShown(shown + shownAtOnce)}>
            Show more
          </Button>
          <span className={css.text}>{decimal(hidden)} more</span>
        </div>
      )}
    </>
  );
}
