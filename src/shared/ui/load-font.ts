import latin from './fonts/inter-latin.woff2?url';
import latinExtended from './fonts/inter-latin-ext.woff2?url';

const weights = { style: 'normal', weight: '400 700' } as const;
const LATIN_EXTENDED = 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B';

/**
 * Loads Inter and puts it on the page in one frame, once the first content is `drawn`: what is drawn after it is shaped only once. Its
 * stand-in has the same proportions, so that nothing moves. Letters of other languages are fetched where a page has them. Rejects when it
 * cannot be fetched.
 */
export async function loadFont(drawn: Promise<void>): Promise<void> {
  const face = new FontFace('Inter', `url(${latin})`, weights);
  await Promise.all([face.load(), drawn]);
  document.fonts.add(face);
  document.fonts.add(
    new FontFace('Inter', `url(${latinExtended})`, { ...weights, unicodeRange: LATIN_EXTENDED, display: 'swap' }),
  );
}
