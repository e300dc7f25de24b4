/** Saves a text as a file. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
