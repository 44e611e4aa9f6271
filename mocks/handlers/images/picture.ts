/** Facts read from a picture's bytes. */
export interface Picture {
  readonly type: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** 8 MB (design §1). */
export const MOST_BYTES = 8 * 1024 * 1024;

const MOST_SIDE = 6_000;
const MOST_PIXELS = 24_000_000;

/** Whether it may be decoded: a few bytes can declare a size that exhausts the memory of whoever draws it. */
export const isDrawable = ({ width, height }: Picture): boolean =>
  Math.max(width, height) <= MOST_SIDE && width * height <= MOST_PIXELS;

/** Type and size of a jpeg, png or webp; null for anything else and for a file truncated before its size. */
export function readPicture(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found = png(view) ?? webp(view) ?? jpeg(view);
    return found && found.width > 0 && found.height > 0 ? found : null;
  } catch (error) {
    if (error instanceof RangeError) return null; // read past the end
    throw error;
  }
}

/** The bytes as a `data:` address; seeded pictures use it too (R21). */
export function dataUrl(type: Picture['type'], bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x2000) text += String.fromCharCode(...bytes.subarray(at, at + 0x2000));
  return `data:${type};base64,${btoa(text)}`;
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((n) => view.getUint8(at + n)));

function png(view: DataView): Picture | null {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a || textAt(view, 12) !== 'IHDR') return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function webp(view: DataView): Picture | null {
  if (textAt(view, 0) !== 'RIFF' || textAt(view, 8) !== 'WEBP') return null;
  const type = 'image/webp';
  const triple = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (textAt(view, 12)) {
    case 'VP8 ':
      return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { type, width: triple(24) + 1, height: triple(27) + 1 };
    default:
      return null;
  }
}

/** The frame header with the size: C0 … CF except C4, C8 and CC, which are tables and extensions. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpeg(view: DataView): Picture | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; view.getUint8(at) === 0xff;) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1; // padding
    else if (isFrame(marker))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}
