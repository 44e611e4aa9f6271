import type { core } from 'zod';
import { phoneProblem } from '../phone.ts';
import { textProblem } from '../text-problem.ts';
import type { fieldTexts } from './en.ts';

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** A message of `fieldTexts`, as the dictionaries name it: `validation:phone.invalid`. */
export type FieldTextKey = `validation:${KeysOf<typeof fieldTexts>}`;

export interface FieldProblem {
  key: FieldTextKey;
  /** The limit that the message quotes (its `{{min}}`, `{{max}}` or `{{year}}`). */
  figure?: number | bigint;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What zod found wrong, whether or not the issue has been given its message yet. */
export type FieldIssue = DistributiveOmit<core.$ZodIssue, 'message' | 'path'> & { path?: PropertyKey[] | undefined };

/** By field name. A map, because a field may be called `constructor`. */
const byField = (keys: Readonly<Record<string, FieldTextKey>>) => new Map(Object.entries(keys));

const required = byField({
  name: 'validation:name.required',
  guest_name: 'validation:name.required',
  sport_id: 'validation:sport.required',
  sport_ids: 'validation:sport.required',
  city_id: 'validation:city.required',
  address: 'validation:address.required',
  latitude: 'validation:location.required',
  longitude: 'validation:location.required',
  phone_prefix: 'validation:phonePrefix.required',
  phone_number: 'validation:phone.required',
  terms_accepted: 'validation:terms.required',
  foundation_year: 'validation:foundationYear.required',
  password: 'validation:password.required',
  password_confirmation: 'validation:password.confirmationRequired',
  code: 'validation:code.required',
  birth_year: 'validation:birthYear.required',
  court_id: 'validation:booking.court',
  time_slot_id: 'validation:booking.timeSlot',
  date: 'validation:booking.date',
});
const malformed = byField({
  phone_prefix: 'validation:phonePrefix.required',
  phone_number: 'validation:phone.invalid',
  support_phone: 'validation:phone.invalid',
  code: 'validation:code.digits',
  birth_year: 'validation:birthYear.invalid',
  terms_accepted: 'validation:terms.required',
  confirmation: 'validation:confirmation.word',
  facilities: 'validation:facilities.invalid',
  default_slots: 'validation:timeSlots.invalid',
  time_slot_ids: 'validation:timeSlots.invalid',
  time_slot_id: 'validation:timeSlots.invalid',
});
const tooLow = byField({ birth_year: 'validation:birthYear.tooEarly' });
const tooHigh = byField({ birth_year: 'validation:birthYear.tooLate' });
const wrongType = byField({ birth_year: 'validation:birthYear.invalid' });

/**
 * The message for one issue of a zod schema; `value` is what the schema was given at the issue's path. Forms and the mock
 * backend share it, so that a person reads the same words whoever refuses. Source: AUTH-11 … AUTH-26.
 */
export function fieldProblem(issue: FieldIssue, value: unknown): FieldProblem {
  const path = issue.path ?? [];
  // people know a field by the last name of its path: `courts.0.facilities.1` is about facilities
  const name = (path.findLast((part) => typeof part === 'string') ?? '').replace('[]', '');
  if (value === undefined || value === null || value === '')
    return { key: required.get(name) ?? 'validation:fieldRequired' };
  // one pattern checks format and length; the format is reported first (C-17)
  if (name === 'phone_number' && typeof value === 'string' && phoneProblem(value) === 'tooShort')
    return { key: 'validation:phone.tooShort' };
  const wrongText =
    issue.code === 'invalid_format' && typeof value === 'string' ? textProblem(issue.pattern, value) : null;
  if (wrongText === 'invisible') return { key: required.get(name) ?? 'validation:fieldRequired' };
  if (wrongText) return { key: wrongText === 'oneLine' ? 'validation:oneLine' : 'validation:hidden' };
  const known = malformed.get(name);
  // a select with nothing chosen is read as 0, chips as an empty list
  if (['city_id', 'sport_id', 'sport_ids'].includes(name) && issue.code === 'too_small')
    return { key: required.get(name) ?? 'validation:fieldRequired' };
  const isItem = typeof path.at(-1) === 'number' || name.endsWith('_id');
  return isItem && known ? { key: known } : byCode(issue, name, known ?? null);
}

function byCode(issue: FieldIssue, name: string, known: FieldTextKey | null): FieldProblem {
  switch (issue.code) {
    case 'too_small':
      return { key: tooSmallKey(issue.origin, name), figure: issue.minimum };
    case 'too_big':
      if (issue.origin === 'string' && name === 'code') return { key: 'validation:code.digits' }; // C-19
      return { key: tooBigKey(issue.origin, name), figure: issue.maximum };
    case 'invalid_type':
      if (issue.expected === 'int') return { key: wrongType.get(name) ?? 'validation:integer' };
      return { key: wrongType.get(name) ?? (issue.expected === 'number' ? 'validation:number' : 'validation:invalid') };
    case 'invalid_format':
      return { key: known ?? (isDate(issue) ? 'validation:date' : 'validation:invalid') };
    case 'unrecognized_keys':
      return { key: 'validation:unknown' };
    default:
      return { key: known ?? 'validation:invalid' };
  }
}

function tooSmallKey(origin: string, name: string): FieldTextKey {
  if (origin === 'string') return 'validation:minLength';
  return tooLow.get(name) ?? (origin === 'array' ? 'validation:fewest' : 'validation:minimum');
}

function tooBigKey(origin: string, name: string): FieldTextKey {
  if (origin === 'string') return 'validation:maxLength';
  return tooHigh.get(name) ?? (origin === 'array' ? 'validation:most' : 'validation:maximum');
}

/** A date outside the contract's range of years counts as one that does not exist. */
const isDate = ({ format, pattern }: Pick<core.$ZodIssueInvalidStringFormat, 'format' | 'pattern'>): boolean =>
  format === 'date' || format === 'datetime' || pattern?.includes('^20') === true;
