/** Field messages of refused input; the English ones stand letter for letter in specification §5 where it has them. */
import type { z } from 'zod';
import { phoneProblem } from '../../src/shared/lib/phone.ts';
import type { Language, LocalText } from '../db/records.ts';
import type { FieldErrorInput } from './types.ts';

type Issue = z.core.$ZodIssue;

const general = {
  required: { en: 'This field is required', sq: 'Ky informacion është i detyrueshëm' },
  number: { en: 'This field can only contain numbers', sq: 'Këtu lejohen vetëm numra' },
  integer: { en: 'This field can only contain integer values', sq: 'Këtu lejohen vetëm numra të plotë' },
  maxLength: { en: 'You must enter a maximum of {0} characters', sq: 'Duhet të shkruani e shumta {0} karaktere' },
  minLength: { en: 'You must enter a minimum of {0} characters', sq: 'Duhet të shkruani të paktën {0} karaktere' },
  minimum: { en: 'The value must be at least {0}', sq: 'Vlera duhet të jetë të paktën {0}' },
  maximum: { en: 'The value must be at most {0}', sq: 'Vlera duhet të jetë më së shumti {0}' },
  fewest: { en: 'Choose at least {0}', sq: 'Zgjidhni të paktën {0}' },
  most: { en: 'Choose at most {0}', sq: 'Zgjidhni më së shumti {0}' },
  date: { en: 'This is not a valid date', sq: 'Kjo nuk është datë e vlefshme' },
  unknown: { en: 'This field is not known', sq: 'Ky informacion nuk njihet' },
  invalid: { en: 'This value is not valid', sq: 'Kjo vlerë nuk është e vlefshme' },
} as const satisfies Record<string, LocalText>;

const required: Record<string, LocalText> = {
  name: { en: 'Name is required.', sq: 'Emri është i detyrueshëm.' },
  sport_id: { en: 'Sport is required.', sq: 'Sporti është i detyrueshëm.' },
  city_id: { en: 'City is required.', sq: 'Qyteti është i detyrueshëm.' },
  address: { en: 'Address is required.', sq: 'Adresa është e detyrueshme.' },
  latitude: { en: 'Location is required.', sq: 'Vendndodhja është e detyrueshme.' },
  longitude: { en: 'Location is required.', sq: 'Vendndodhja është e detyrueshme.' },
  phone_number: { en: 'Phone number is required.', sq: 'Numri i telefonit është i detyrueshëm.' },
  terms_accepted: { en: 'Terms must be accepted.', sq: 'Duhet të pranoni kushtet.' },
  foundation_year: { en: 'Foundation year is required.', sq: 'Viti i themelimit është i detyrueshëm.' },
};
const phoneTooShort: LocalText = { en: 'Phone number must be at least 9 digits long.', sq: 'Numri i telefonit duhet të ketë të paktën 9 shifra.' };
const malformed: Record<string, LocalText> = {
  phone_number: {
    en: 'Phone number must be a valid international or local number.',
    sq: 'Numri i telefonit duhet të jetë një numër i vlefshëm ndërkombëtar ose vendor.',
  },
  code: { en: 'The code has exactly 6 digits.', sq: 'Kodi ka saktësisht 6 shifra.' },
  terms_accepted: { en: 'Terms must be accepted.', sq: 'Duhet të pranoni kushtet.' },
  confirmation: { en: 'Type DELETE to confirm.', sq: 'Shkruani DELETE për ta konfirmuar.' },
  facilities: { en: 'Facility is invalid', sq: 'Shërbimi nuk është i vlefshëm' },
  default_slots: { en: 'Invalid time slot', sq: 'Orari nuk është i vlefshëm' },
  time_slot_ids: { en: 'Invalid time slot', sq: 'Orari nuk është i vlefshëm' },
  time_slot_id: { en: 'Invalid time slot', sq: 'Orari nuk është i vlefshëm' },
};

/** One message per field, in the language asked for; `value` is what was sent. */
export function fieldErrors(issues: readonly Issue[], value: unknown, language: Language): FieldErrorInput[] {
  const found = new Map<string, FieldErrorInput>();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const field = [...issue.path, key].map(String).join('.');
        found.set(field, { field, message: general.unknown[language], code: 'validation' });
      }
      continue;
    }
    const field = issue.path.map(String).join('.').replace('[]', '');
    if (!found.has(field)) found.set(field, { field, message: messageOf(issue, sentAt(value, issue.path), language), code: 'validation' });
  }
  return [...found.values()];
}

function messageOf(issue: Issue, sent: unknown, language: Language): string {
  // The name that people know is the last word of the path: `courts.0.facilities.1` is about facilities.
  const name = (issue.path.findLast((part) => typeof part === 'string') ?? '').replace('[]', '');
  if (sent === undefined || sent === null || sent === '') return (required[name] ?? general.required)[language];
  // one pattern holds format and length; a person is told of the format first (ledger C-17)
  if (name === 'phone_number' && typeof sent === 'string' && phoneProblem(sent) === 'tooShort') return phoneTooShort[language];
  const [text, figure] = textOf(issue, name);
  return text[language].replace('{0}', String(figure ?? ''));
}

function textOf(issue: Issue, name: string): [LocalText, (number | bigint)?] {
  const isItem = typeof issue.path.at(-1) === 'number' || name.endsWith('_id');
  if (isItem && malformed[name]) return [malformed[name]];
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return [malformed[name] ?? general.minLength, issue.minimum];
      return [issue.origin === 'array' ? general.fewest : general.minimum, issue.minimum];
    case 'too_big':
      if (issue.origin === 'string') return [general.maxLength, issue.maximum];
      return [issue.origin === 'array' ? general.most : general.maximum, issue.maximum];
    case 'invalid_type':
      if (issue.expected === 'int') return [general.integer];
      return [issue.expected === 'number' ? general.number : general.invalid];
    case 'invalid_format':
      return [malformed[name] ?? (issue.format === 'date' || issue.format === 'datetime' ? general.date : general.invalid)];
    default:
      return [malformed[name] ?? general.invalid];
  }
}

function sentAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
