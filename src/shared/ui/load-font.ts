import latin from './fonts/inter-latin.woff2?url';
import latinExtended from './fonts/inter-latin-ext.woff2?url';

const weights = { style: 'normal', weight: '400 700' } as const;
const LATIN_EXTENDED = 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B';

/**
 * Loads Inter and puts it on the page as soon as it is there: from the browser's cache that is before the first frame, so that no text
 * is shaped twice. Its stand-in has the same proportions, so that nothing moves. Letters of other languages are fetched where a page
 * has them. Rejects when it cannot be fetched.
 */
export async function loadFont(): Promise<void> {
  const face = new FontFace('Inter', `url(${latin})`, weights);
  await face.load();
  document.fonts.add(face);
  document.fonts.add(
    new FontFace('Inter', `url(${latinExtended})`, { ...weights, unicodeRange: LATIN_EXTENDED, display: 'swap' }),
  );
}
