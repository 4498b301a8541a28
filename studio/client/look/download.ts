/** Gives the person a file with a text. */
export function download(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
