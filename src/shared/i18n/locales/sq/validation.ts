import type { Dictionary } from '../../dictionary.types.ts';
import type { validation as english } from '../en/validation.ts';

/** "fushë" is a pitch: a field of a form is "informacion" (design §18). */
export const validation: Dictionary<typeof english> = {
  required: 'Ky informacion është i detyrueshëm',
  email: 'Ju lutemi shkruani një email të vlefshëm',
  number: 'Këtu lejohen vetëm numra',
  integer: 'Këtu lejohen vetëm numra të plotë',
  maxLength: 'Duhet të shkruani e shumta {{max}} karaktere',
  minLength: 'Duhet të shkruani të paktën {{min}} karaktere',
  fieldRequired: 'Ky informacion është i detyrueshëm.',
  invalid: 'Kjo vlerë nuk është e vlefshme.',
  name: { required: 'Emri është i detyrueshëm.' },
  sport: { required: 'Sporti është i detyrueshëm.' },
  city: { required: 'Qyteti është i detyrueshëm.' },
  address: { required: 'Adresa është e detyrueshme.' },
  location: { required: 'Vendndodhja është e detyrueshme.' },
  foundationYear: { required: 'Viti i themelimit është i detyrueshëm.', invalid: 'Viti i themelimit nuk është i vlefshëm.' },
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
    tooShort: 'Kodi duhet të ketë të paktën 6 karaktere.',
  },
  birthYear: {
    required: 'Viti i lindjes është i detyrueshëm.',
    invalid: 'Viti i lindjes nuk është i vlefshëm.',
    tooEarly: 'Viti i lindjes nuk mund të jetë para vitit 1900.',
    tooLate: 'Viti i lindjes nuk mund të jetë pas vitit aktual.',
  },
  terms: { required: 'Duhet të pranoni kushtet e përdorimit.' },
  capacity: { required: 'Numri i lojtarëve është i detyrueshëm.', min: 'Numri i lojtarëve duhet të jetë të paktën 2.' },
  facilities: {
    required: 'Shërbimet janë të detyrueshme.',
    min: 'Zgjidhni të paktën 2 shërbime.',
    invalid: 'Shërbimi nuk është i vlefshëm',
  },
  price: {
    required: 'Çmimi është i detyrueshëm.',
    positive: 'Çmimi duhet të jetë një numër pozitiv.',
    min: 'Çmimi nuk mund të jetë më i vogël se 0.',
  },
  timeSlots: {
    required: 'Oraret janë të detyrueshme.',
    min: 'Zgjidhni të paktën 5 orare.',
    invalid: 'Orari nuk është i vlefshëm',
  },
  booking: {
    court: 'Zgjedhja e fushës është e detyrueshme.',
    timeSlot: 'Duhet të zgjidhni një orar.',
    date: 'Data është e detyrueshme.',
    datePast: 'Data nuk mund të jetë në të kaluarën.',
  },
  reason: { required: 'Arsyeja është e detyrueshme.' },
  deleteWord: 'Shkruani {{word}} pikërisht siç tregohet.',
  images: {
    type: 'Mund të ngarkohen vetëm foto JPEG, PNG dhe WebP.',
    size: 'Fotoja është më e madhe se {{megabytes}} MB.',
    count: 'Jo më shumë se {{max}} foto.',
  },
};
