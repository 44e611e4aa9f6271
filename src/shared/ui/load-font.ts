import latin from './fonts/inter-latin.woff2?url';
import latinExtended from './fonts/inter-latin-ext.woff2?url';

const weights = { style: 'normal', weight: '400 700' } as const;
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const LATIN_EXTENDED = 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B';

/**
 * Loads Inter and puts it on the page in one frame; its stand-in has the same proportions, so that nothing moves. Letters of other
 * languages are fetched where a page has them. Rejects when it cannot be fetched.
 */
export async function loadFont(): Promise<void> {
  const face = new FontFace('Inter', `url(${latin})`, { ...weights, unicodeRange: LATIN });
  await face.load();
  document.fonts.add(face);
  document.fonts.add(new FontFace('Inter', `url(${latinExtended})`, { ...weights, unicodeRange: LATIN_EXTENDED, display: 'swap' }));
}
