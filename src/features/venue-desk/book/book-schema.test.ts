import { describe, expect, test } from 'vitest';
import { submitted } from '../../../../tests/setup/form-errors.ts';
import { bookBody, bookSchemas, type BookValues } from './book-schema.ts';

const values: BookValues = {
  guest_name: ' Arben Hoxha ',
  guest_phone: '',
  user_id: undefined,
  date: '2026-11-26',
  court_id: 5,
  time_slot_id: 14,
  slot_count: 2,
  weekly: false,
  ends_on: '',
  note: '',
};
const wrong = (booker: 'guest' | 'member', changes: Partial<BookValues>) =>
  bookSchemas[booker].safeParse({ ...values, ...changes }).error?.issues.map(({ path }) => path.join('.')) ?? [];

describe('what is asked for', () => {
  test.each([
    ['guest', {}, []],
    ['guest', { guest_phone: '069 000 00 01' }, []],
    ['guest', { guest_name: '   ' }, ['guest_name']],
    ['guest', { guest_phone: 'tomorrow' }, ['guest_phone']],
    ['guest', { ends_on: '2026-13-01' }, ['ends_on']],
    ['member', { user_id: 12, guest_name: '' }, []],
    ['member', { guest_name: '' }, ['user_id']],
    ['member', { user_id: 12, guest_phone: 'left from before' }, []],
  ] as const)('%s %o', (booker, changes, fields) => {
    expect(wrong(booker, changes)).toEqual(fields);
  });
});

describe('the body', () => {
  const time = { date: '2026-11-26', court_id: 5, time_slot_id: 14, slot_count: 2 };

  test('of a walk-in has the name, and the number only where one was given', () => {
    const parsed = submitted(bookSchemas.guest, values);
    const noted = { ...values, guest_phone: '069 000 00 01', note: ' two teams ' };
    expect(bookBody(parsed, 'guest')).toEqual({ ...time, weekly: false, guest_name: 'Arben Hoxha' });
    expect(bookBody(submitted(bookSchemas.guest, noted), 'guest')).toEqual({
      ...time,
      weekly: false,
      guest_name: 'Arben Hoxha',
      guest_phone: '+355690000001',
      note: 'two teams',
    });
  });

  test('of a member has the account alone', () => {
    expect(bookBody({ ...values, user_id: 12 }, 'member')).toEqual({ ...time, weekly: false, user_id: 12 });
  });

  test('has a last day only where it is weekly', () => {
    const until = { ...values, guest_name: 'Arben', ends_on: '2026-12-31' };
    expect(bookBody(until, 'guest')).not.toHaveProperty('ends_on');
    expect(bookBody({ ...until, weekly: true }, 'guest')).toMatchObject({ weekly: true, ends_on: '2026-12-31' });
  });
});
