import type { PropertyFileCheck } from '@freehold/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { decimal } from '#app/lib/format.ts';
import css from './files.module.css';
import { type FileStep, type PropertyFile, propertiesCounted, wrongCells } from './use-property-file.ts';

const shownAtOnce = 100;

interface WrongLinesProps {
  readonly check: PropertyFileCheck;
  readonly name: string;
}

/** Each invalid line, with its column and the reason. */
function WrongLines({ check, name }: WrongLinesProps) {
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

/** Result of the chosen file, and the next actions. */
export function FileResult({ file: { step, confirm, retry } }: { readonly file: PropertyFile }) {
  switch (step.kind) {
    case 'none':
      return null;
    case 'checking':
      return <p role="status">Checking {step.name}</p>;
    case 'refused':
      return (
        <div className={css.failed} role="alert">
          <p>
            <strong>{step.name} was not imported.</strong> {step.reason}
          </p>
          {step.canRetry && (
            <Button variant="default" onClick={retry}>
              Retry
            </Button>
          )}
        </div>
      );
    case 'done':
      return (
        <div className={css.done} role="status">
          <p>
            <strong>{propertiesCounted(step.imported)} imported.</strong> Clients find them in the list of properties.
          </p>
          <Button component={Link} to="/admin-dashboard" variant="default">
            Go to Dashboard
          </Button>
        </div>
      );
    default:
      return step.check.wrong.length > 0 ? (
        <WrongLines check={step.check} name={step.name} />
      ) : (
        <Ready step={step} onConfirm={() => confirm(step.check)} />
      );
  }
}

type ReadyStep = Extract<FileStep, { readonly check: PropertyFileCheck }>;

function Ready({ step, onConfirm }: { readonly step: ReadyStep; readonly onConfirm: () => void }) {
  const counted = propertiesCounted(step.check.lines);
  const isRunning = step.kind === 'importing';
  return (
    <>
      {step.kind === 'failed' && (
        <p className={css.failed} role="alert">
          <strong>Failed to import properties.</strong> {step.reason}
        </p>
      )}
      <div className={css.done} role="status">
        <p>
          <strong>{counted} can be imported</strong> from {step.name}. Every line is right.
        </p>
      </div>
      <div className={css.actions}>
        <Button
          size="md"
          aria-disabled={isRunning}
          onClick={() => {
            if (!isRunning) onConfirm();
          }}
        >
          {isRunning ? 'Importing' : `Import ${counted}`}
        </Button>
      </div>
    </>
  );
}
