/** Why a chosen file cannot be used: no jpeg, png or webp, or too large. */
export type PictureProblem = 'kind' | 'size';

/** For the file dialog of the browser; what a file really is, its bytes tell. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp';

/** 8 MB (design §1). */
const MOST_BYTES = 8 * 1024 * 1024;

/** The first bytes of each kind; -1 may be any byte. */
const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, -1, -1, -1, -1, 0x57, 0x45, 0x42, 0x50], // RIFF, a length, WEBP
] as const;

/** Judges a file by its size and its first bytes, never by its name; null when it may be a picture. */
export async function pictureProblem(file: Blob): Promise<PictureProblem | null> {
  if (file.size > MOST_BYTES) return 'size';
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const isKnown = beginnings.some((beginning) => beginning.every((byte, at) => byte === -1 || byte === bytes[at]));
  return isKnown ? null : 'kind';
}
