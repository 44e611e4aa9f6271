/**
 * Hands the person a text file to keep. A data address, unlike a blob's, needs no tidying up, and opens what belongs to its type
 * on iOS.
 */
export function saveFile(name: string, type: 'text/calendar' | 'text/csv' | 'application/json', text: string): void {
  save(name, `data:${type};charset=utf-8,${encodeURIComponent(text)}`);
}

/** Hands the person a picture to keep, in the same way. */
export async function savePicture(picture: File): Promise<void> {
  const reader = new FileReader();
  const address = await new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(picture);
  });
  save(picture.name, address);
}

function save(name: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
