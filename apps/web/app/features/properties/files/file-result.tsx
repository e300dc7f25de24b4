import type { PropertyFileCheck } from '@freehold/contract';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import css from './files.module.css';
import type { FileStep, PropertyFile } from './use-property-file.ts';
import { propertiesCounted } from './wrong-cells.ts';
import { WrongLines } from './wrong-lines.tsx';

/** What came of the chosen file, and what can be done now. */
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
