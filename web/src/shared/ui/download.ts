/** Gives a file to the browser to keep. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later: a browser reads the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
