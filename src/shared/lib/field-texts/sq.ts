import type { FieldTexts } from './field-texts.types.ts';

/** "fushë" is a pitch: a field of a form is "informacion" (design §18). */
export const fieldTexts: FieldTexts = {
  required: 'Ky informacion është i detyrueshëm',
  email: 'Shkruaj një email të vlefshëm',
  number: 'Këtu lejohen vetëm numra',
  integer: 'Këtu lejohen vetëm numra të plotë',
  maxLength: 'Shkruaj më së shumti {{max}} karaktere',
  minLength: 'Shkruaj të paktën {{min}} karaktere',
  minimum: 'Vlera duhet të jetë të paktën {{min}}',
  maximum: 'Vlera duhet të jetë më së shumti {{max}}',
  fewest: 'Zgjidh të paktën {{min}}',
  most: 'Zgjidh më së shumti {{max}}',
  date: 'Kjo nuk është datë e vlefshme',
  unknown: 'Ky informacion nuk njihet',
  invalid: 'Kjo vlerë nuk është e vlefshme',
  oneLine: 'Shkruaje në një rresht, pa karaktere të padukshme',
  hidden: 'Hiq nga ky tekst karakteret e padukshme',
  fieldRequired: 'Ky informacion është i detyrueshëm.',
  name: { required: 'Emri është i detyrueshëm.' },
  sport: { required: 'Sporti është i detyrueshëm.' },
  city: { required: 'Qyteti është i detyrueshëm.' },
  address: { required: 'Adresa është e detyrueshme.' },
  location: { required: 'Vendndodhja është e detyrueshme.' },
  foundationYear: { required: 'Viti i themelimit është i detyrueshëm.' },
  phonePrefix: { required: 'Prefiksi i telefonit është i detyrueshëm.' },
  phone: {
    required: 'Numri i telefonit është i detyrueshëm.',
    invalid: 'Numri i telefonit duhet të jetë një numër i vlefshëm ndërkombëtar ose vendor.',
    tooShort: 'Numri i telefonit duhet të ketë të paktën 9 shifra.',
  },
  password: {
    required: 'Fjalëkalimi është i detyrueshëm.',
    confirmationRequired: 'Konfirmimi i fjalëkalimit është i detyrueshëm.',
    mismatch: 'Fjalëkalimet nuk përputhen.',
  },
  code: {
    required: 'Kodi është i detyrueshëm.',
    digits: 'Kodi duhet të ketë saktësisht 6 shifra.',
  },
  birthYear: {
    required: 'Viti i lindjes është i detyrueshëm.',
    invalid: 'Viti i lindjes duhet të jetë një vit i vlefshëm.',
    tooEarly: 'Viti i lindjes nuk mund të jetë para vitit {{year}}.',
    tooLate: 'Viti i lindjes nuk mund të jetë pas vitit {{year}}.',
  },
  terms: { required: 'Kushtet duhet të pranohen.' },
  confirmation: { word: 'Shkruaj DELETE për të konfirmuar.' },
  facilities: {
    invalid: 'Shërbimi nuk është i vlefshëm',
  },
  timeSlots: {
    invalid: 'Orari nuk është i vlefshëm',
  },
  picture: {
    kind: 'Mund të përdoren vetëm foto jpeg, png dhe webp.',
    size: 'Fotoja mund të ketë më së shumti 8 MB.',
  },
  booking: {
    court: 'Zgjedhja e fushës është e detyrueshme.',
    timeSlot: 'Duhet të zgjedhësh një orar.',
    date: 'Data është e detyrueshme.',
    datePast: 'Data nuk mund të jetë në të kaluarën.',
  },
};
