/** Hands a text to the person as a file to keep. */
export function saveFile({ name, type, text }: { name: string; type: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the blob URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
