import type { LocalText } from '../../db/records.ts';

/** What only signing in, signing up and the own account say. */
export const texts = {
  tries: { en: 'Too many attempts. Ask for another code.', sq: 'Shumë përpjekje. Kërkoni një kod tjetër.' },
  resend: { en: 'Wait a moment before you ask for another code.', sq: 'Prisni pak para se të kërkoni një kod tjetër.' },
  mismatch: { en: 'Passwords do not match.', sq: 'Fjalëkalimet nuk përputhen.' },
  proveFirst: { en: 'Ask for a code first to set another password.', sq: 'Kërkoni më parë një kod për të vendosur një fjalëkalim tjetër.' },
  city: { en: 'This city does not exist.', sq: 'Ky qytet nuk ekziston.' },
  image: { en: 'Error while uploading the images.', sq: 'Gabim gjatë ngarkimit të fotove.' },
  year: { en: 'The year cannot be later than {0}.', sq: 'Viti nuk mund të jetë pas {0}.' },
  phoneTaken: { en: 'This phone number belongs to another account.', sq: 'Ky numër telefoni i përket një llogarie tjetër.' },
  socialToken: { en: 'The sign-in could not be confirmed. Try again.', sq: 'Hyrja nuk u konfirmua. Provoni përsëri.' },
  password: { en: 'The password is wrong.', sq: 'Fjalëkalimi është i gabuar.' },
  passwordRequired: { en: 'This field is required', sq: 'Ky informacion është i detyrueshëm' },
  lastAdmin: {
    en: 'You are the only administrator of {0}. Name another one first.',
    sq: 'Jeni administratori i vetëm i {0}. Caktoni më parë një tjetër.',
  },
} as const satisfies Record<string, LocalText>;
