/**
 * Hands the person a text file to keep. A data address, unlike a blob's, needs no tidying up, and opens what belongs to its type
 * on iOS.
 */
export function saveFile(name: string, type: 'text/calendar' | 'text/csv' | 'application/json', text: string): void {
  const link = document.createElement('a');
  link.href = `data:${type};charset=utf-8,${encodeURIComponent(text)}`;
  link.download = name;
  link.click();
}
