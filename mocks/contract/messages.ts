/** Field messages of refused input, in the words of the app's forms where they have any (specification §5). */
import type { z } from 'zod';
import { phoneProblem } from '../../src/shared/lib/phone.ts';
import type { Language, LocalText } from '../db/records.ts';
import { fieldText, withFigure } from './field-texts.ts';
import type { FieldErrorInput } from './types.ts';

type Issue = z.core.$ZodIssue;

const general = {
  required: fieldText((t) => t.fieldRequired),
  number: fieldText((t) => t.number),
  integer: fieldText((t) => t.integer),
  maxLength: fieldText((t) => t.maxLength),
  minLength: fieldText((t) => t.minLength),
  minimum: { en: 'The value must be at least {{min}}', sq: 'Vlera duhet të jetë të paktën {{min}}' },
  maximum: { en: 'The value must be at most {{max}}', sq: 'Vlera duhet të jetë më së shumti {{max}}' },
  fewest: { en: 'Choose at least {{min}}', sq: 'Zgjidhni të paktën {{min}}' },
  most: { en: 'Choose at most {{max}}', sq: 'Zgjidhni më së shumti {{max}}' },
  date: { en: 'This is not a valid date', sq: 'Kjo nuk është datë e vlefshme' },
  unknown: { en: 'This field is not known', sq: 'Ky informacion nuk njihet' },
  invalid: { en: 'This value is not valid', sq: 'Kjo vlerë nuk është e vlefshme' },
} as const satisfies Record<string, LocalText>;

/** By field. A map: a field may be called `constructor`. */
const byField = (texts: Record<string, LocalText>) => new Map(Object.entries(texts));

const required = byField({
  name: fieldText((t) => t.name.required),
  sport_id: fieldText((t) => t.sport.required),
  city_id: fieldText((t) => t.city.required),
  address: fieldText((t) => t.address.required),
  latitude: fieldText((t) => t.location.required),
  longitude: fieldText((t) => t.location.required),
  phone_prefix: fieldText((t) => t.phonePrefix.required),
  phone_number: fieldText((t) => t.phone.required),
  terms_accepted: fieldText((t) => t.terms.required),
  foundation_year: fieldText((t) => t.foundationYear.required),
  password: fieldText((t) => t.password.required),
  password_confirmation: fieldText((t) => t.password.confirmationRequired),
  code: fieldText((t) => t.code.required),
  birth_year: fieldText((t) => t.birthYear.required),
  court_id: fieldText((t) => t.booking.court),
  time_slot_id: fieldText((t) => t.booking.timeSlot),
  date: fieldText((t) => t.booking.date),
});
const phoneTooShort = fieldText((t) => t.phone.tooShort);
const malformed = byField({
  name: fieldText((t) => t.name.required), // the only pattern of a name wants more than blanks
  phone_number: fieldText((t) => t.phone.invalid),
  code: fieldText((t) => t.code.digits),
  terms_accepted: fieldText((t) => t.terms.required),
  confirmation: { en: 'Type DELETE to confirm.', sq: 'Shkruani DELETE për ta konfirmuar.' },
  facilities: fieldText((t) => t.facilities.invalid),
  default_slots: fieldText((t) => t.timeSlots.invalid),
  time_slot_ids: fieldText((t) => t.timeSlots.invalid),
  time_slot_id: fieldText((t) => t.timeSlots.invalid),
});
// a code that is too short is told so before it is odd, one that is too long is odd (ledger C-19)
const tooLong = byField({ code: fieldText((t) => t.code.digits) });
const tooLow = byField({ birth_year: fieldText((t) => t.birthYear.tooEarly) });
const wrongType = byField({ birth_year: fieldText((t) => t.birthYear.invalid) });

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
    if (!found.has(field))
      found.set(field, { field, message: messageOf(issue, sentAt(value, issue.path), language), code: 'validation' });
  }
  return [...found.values()];
}

function messageOf(issue: Issue, sent: unknown, language: Language): string {
  // The name that people know is the last word of the path: `courts.0.facilities.1` is about facilities.
  const name = (issue.path.findLast((part) => typeof part === 'string') ?? '').replace('[]', '');
  if (sent === undefined || sent === null || sent === '') return (required.get(name) ?? general.required)[language];
  // one pattern holds format and length; a person is told of the format first (ledger C-17)
  if (name === 'phone_number' && typeof sent === 'string' && phoneProblem(sent) === 'tooShort')
    return phoneTooShort[language];
  const [text, figure] = textOf(issue, name);
  return withFigure(text[language], figure);
}

function textOf(issue: Issue, name: string): [LocalText, (number | bigint)?] {
  const isItem = typeof issue.path.at(-1) === 'number' || name.endsWith('_id');
  const known = malformed.get(name);
  if (isItem && known) return [known];
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string') return [general.minLength, issue.minimum];
      return [tooLow.get(name) ?? (issue.origin === 'array' ? general.fewest : general.minimum), issue.minimum];
    case 'too_big':
      if (issue.origin === 'string') return [tooLong.get(name) ?? general.maxLength, issue.maximum];
      return [issue.origin === 'array' ? general.most : general.maximum, issue.maximum];
    case 'invalid_type':
      if (issue.expected === 'int') return [wrongType.get(name) ?? general.integer];
      return [wrongType.get(name) ?? (issue.expected === 'number' ? general.number : general.invalid)];
    case 'invalid_format':
      return [known ?? (isDate(issue) ? general.date : general.invalid)];
    default:
      return [known ?? general.invalid];
  }
}

/** A date beyond the years that the contract takes is told as one that cannot be. */
const isDate = ({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): boolean =>
  format === 'date' || format === 'datetime' || pattern?.includes('^20') === true;

function sentAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Reflect.get(at, key);
  }
  return at;
}
