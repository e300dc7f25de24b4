import { routes, toasts } from '@freehold/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '#app/lib/error-text.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { useCall } from '#app/lib/use-call.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import { showToast } from '#app/ui/toasts/toasts.ts';
import screenClasses from '../shared/screen.module.css';
import { ScreenHead } from '../shared/screen-head.tsx';
import filesClasses from './files.module.css';
import { ImportCard } from './import-card.tsx';

const choices = [
  { value: 'false', label: 'In the list that clients see' },
  { value: 'true', label: 'Archived' },
] as const;

// The byte order mark, which browsers strip when decoding text, tells spreadsheets that the file is UTF-8.
function marked(text: string): string {
  return text.startsWith('\uFEFF') ? text : `\uFEFF${text}`;
}

/** Exports the properties as a file that can be imported again. */
function ExportCard() {
  const [archived, setArchived] = useState<'true' | 'false'>('false');
  const [failure, setFailure] = useState<string | null>(null);
  const { isRunning, waiting, run, cancel } = useCall(routes.properties.export);

  async function save() {
    if (isRunning) return;
    setFailure(null);
    const outcome = await run({ query: { archived, sort: 'created' } });
    if (outcome.kind === 'done') {
      saveFile({ name: 'properties.csv', type: 'text/csv;charset=utf-8', text: marked(outcome.reply) });
    }
    if (outcome.kind === 'failed') {
      setFailure(errorText(outcome.error, 'Our server could not answer.'));
      showToast({ ...toasts.propertiesExportFailed, tone: 'error' });
    }
  }

  return (
    <section className={`fh-card ${screenClasses.card}`} aria-labelledby="files-export">
      <h2 id="files-export">Export</h2>
      <p className={filesClasses.text}>
        A CSV file with the columns that an import takes, one line for each property. What only advisers see is left
        out.
      </p>
      <div className={filesClasses.choice}>
        <NativeSelect
          label="Which properties"
          size="md"
          value={archived}
          data={choices.map((choice) => ({ ...choice }))}
          onChange={(event) => setArchived(event.currentTarget.value === 'true' ? 'true' : 'false')}
        />
        <Button size="md" variant="default" aria-disabled={isRunning} onClick={() => void save()}>
          {isRunning ? 'Exporting' : 'Export CSV'}
        </Button>
      </div>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      {failure && (
        <p className={filesClasses.failed} role="alert">
          {toasts.propertiesExportFailed.description}. {failure}
        </p>
      )}
    </section>
  );
}

/** Bulk import and export of properties. */
export function PropertyFilesScreen() {
  return (
    <div className={`fh-width ${screenClasses.screen}`}>
      <ScreenHead title="Import and Export" backTo="/admin-dashboard">
        Properties as CSV files, for spreadsheets and other programs.
      </ScreenHead>
      <ImportCard />
      <ExportCard />
    </div>
  );
}
