import { mostImportedProperties, propertyColumns } from '@freehold/contract';
import { Button, Input } from '@mantine/core';
import { useRef } from 'react';
import { decimal } from '#app/lib/format.ts';
import { saveFile } from '#app/lib/save-file.ts';
import { WaitingNote } from '#app/ui/fields/waiting-note.tsx';
import screenClasses from '../shared/screen.module.css';
import { FileResult } from './file-result.tsx';
import filesClasses from './files.module.css';
import { usePropertyFile } from './use-property-file.ts';

const example = [
  ...['Harbour Loft', '12 Hill Street', 'Newcastle', 'NSW', '2300', '750000', '3', '2', '180', '3.5', '4.2'],
  ...['Near the water', '"Balcony\nLift"', ''],
];

/** A template file: the columns, and an example line. */
export function propertyTemplate(): string {
  const heading = propertyColumns.map((column) => column.heading);
  return `\uFEFF${[heading, example].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
}

const required = propertyColumns.filter(({ isOptional }) => !isOptional).map(({ heading }) => heading);
const optional = propertyColumns.filter(({ isOptional }) => isOptional).map(({ heading }) => heading);

function saveTemplate() {
  saveFile({ name: 'properties-template.csv', type: 'text/csv;charset=utf-8', text: propertyTemplate() });
}

/** Imports a file of properties: shows its errors, and imports it on confirmation. */
export function ImportCard() {
  const file = usePropertyFile();
  const input = useRef<HTMLInputElement>(null);
  const { step, waiting, choose, cancel } = file;
  const isBusy = step.kind === 'checking' || step.kind === 'importing';

  // Cleared, so that the same file can be chosen again after a correction.
  function empty() {
    if (input.current) input.current.value = '';
  }

  return (
    <section className={`fh-card ${screenClasses.card}`} aria-labelledby="files-import">
      <h2 id="files-import">Import</h2>
      <p className={filesClasses.text}>
        Choose a CSV file whose first line names the columns. It is checked first; nothing is stored until you confirm,
        and then either every line or none.
      </p>
      <dl className={filesClasses.columns}>
        <dt>Columns</dt>
        <dd>{required.join(', ')}</dd>
        <dt>May be missing</dt>
        <dd>{optional.join(', ')}. Features stand in one cell, one per line.</dd>
        <dt>At most</dt>
        <dd>{decimal(mostImportedProperties)} properties, 2 MB, in UTF-8.</dd>
      </dl>
      <div className={filesClasses.actions}>
        <Button variant="default" onClick={saveTemplate}>
          Download Template
        </Button>
      </div>
      <Input.Wrapper id="files-file" label="CSV file" size="md">
        <Input
          ref={input}
          component="input"
          type="file"
          accept=".csv,text/csv"
          disabled={isBusy}
          size="md"
          classNames={{ input: filesClasses.input ?? '' }}
          onClick={empty}
          onChange={(event) => {
            const first = event.currentTarget.files?.[0];
            if (first) choose(first);
          }}
        />
      </Input.Wrapper>
      {waiting && <WaitingNote attempt={waiting.attempt} of={waiting.of} onCancel={cancel} />}
      <FileResult file={file} />
    </section>
  );
}
