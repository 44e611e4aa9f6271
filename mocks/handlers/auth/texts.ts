import { fieldText } from '../../contract/field-texts.ts';
import type { LocalText } from '../../db/records.ts';

/** Texts of sign-in, sign-up and the user's own account. */
export const texts = {
  tries: { en: 'Too many attempts. Ask for a new code.', sq: 'Shumë përpjekje. Kërko një kod të ri.' },
  triesOfDay: { en: 'Too many attempts. Try again tomorrow.', sq: 'Shumë përpjekje. Provo përsëri nesër.' },
  codesOfDay: {
    en: 'Too many codes were sent to this number. Try again tomorrow.',
    sq: 'Këtij numri iu dërguan shumë kode. Provo përsëri nesër.',
  },
  resend: { en: 'Wait a moment before you ask for a new code.', sq: 'Prit pak para se të kërkosh një kod të ri.' },
  mismatch: fieldText((t) => t.password.mismatch),
  proveFirst: {
    en: 'Ask for a code first to set a new password.',
    sq: 'Kërko më parë një kod për të vendosur një fjalëkalim të ri.',
  },
  city: { en: 'This city does not exist.', sq: 'Ky qytet nuk ekziston.' },
  image: { en: 'Error while uploading the images.', sq: 'Gabim gjatë ngarkimit të fotove.' },
  year: fieldText((t) => t.birthYear.tooLate),
  phoneTaken: {
    en: 'This phone number belongs to another account.',
    sq: 'Ky numër telefoni i përket një llogarie tjetër.',
  },
  socialToken: { en: 'We could not confirm your sign-in. Try again.', sq: 'Hyrja nuk u konfirmua. Provo përsëri.' },
  password: { en: 'The password is wrong.', sq: 'Fjalëkalimi është i gabuar.' },
  passwordRequired: fieldText((t) => t.password.required),
  lastAdmin: {
    en: 'You are the only administrator of {0}. Name another one first.',
    sq: 'Je administratori i vetëm i {0}. Cakto më parë një tjetër.',
  },
  openCompetition: {
    en: 'You run {0}. Hand it over or cancel it first.',
    sq: 'Ti drejton {0}. Kaloje te një organizatë ose anuloje më parë.',
  },
} as const satisfies Record<string, LocalText>;
