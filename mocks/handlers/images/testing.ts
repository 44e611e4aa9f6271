/** For tests: the smallest pictures of each kind, 3 × 2. */
const chars = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

export const pictures = {
  'image/png': [0x89, ...chars('PNG\r\n\u001A\n'), 0, 0, 0, 13, ...chars('IHDR'), 0, 0, 0, 3, 0, 0, 0, 2],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 11, 8, 0, 2, 0, 3],
  'image/webp': [...chars('RIFF'), 0, 0, 0, 0, ...chars('WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0, 0],
} as const;

export const pictureFile = (bytes: readonly number[] = pictures['image/png'], type = 'image/png'): File =>
  new File([new Uint8Array(bytes)], 'me.png', { type });
