import { Button } from '@mantine/core';

interface DownloadButtonProps {
  readonly label: string;
  readonly fileName: string;
  readonly text: () => string;
}

/** Saves text as a file, with a byte order mark so that spreadsheets read it as UTF-8. */
export function DownloadButton({ label, fileName, text }: DownloadButtonProps) {
  function save() {
    const address = URL.createObjectURL(new Blob(['\uFEFF', text()], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Button type="button" variant="default" onClick={save}>
      {label}
    </Button>
  );
}
