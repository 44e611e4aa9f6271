import { describe, expect, it } from 'vitest';
import { CalendarDate } from '../../src/shared/api/generated/zod/schemas/calendarDate.zod.ts';
import { Instant } from '../../src/shared/api/generated/zod/schemas/instant.zod.ts';
import { RequestDate } from '../../src/shared/api/generated/zod/schemas/requestDate.zod.ts';
import { RequestInstant } from '../../src/shared/api/generated/zod/schemas/requestInstant.zod.ts';
import { FIRST_DAY, isAskable, LAST_DAY } from '../../src/shared/lib/time/dates.ts';
import { requestValues } from './request-values.ts';

// What may be asked ends a year before what may be answered: sums of days and weeks never leave the answers (decision 043).

describe('a date of a request', () => {
  it('is one of two bounded schemas', () => {
    const dated = requestValues.filter(({ schema }) => String(schema['format']).startsWith('date'));
    expect(dated.length).toBeGreaterThan(25);
    expect(dated.filter(({ schemaName }) => !/^Request(?:Date|Instant)$/.test(schemaName ?? ''))).toEqual([]);
  });

  it('is the same whatever it is called: no text that is named like one goes without', () => {
    const names = /(?:^|_)(?:date|from|to|on|at|until|day)$/;
    const texts = requestValues.filter(({ schema }) => schema['type'] === 'string' && schema['enum'] === undefined);
    const open = texts.filter(({ path, schema }) => names.test(path.at(-1) ?? '') && schema['format'] === undefined);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it.each([
    ['2001-01-01', true],
    ['2098-12-31', true],
    ['2000-12-31', false],
    ['2099-01-01', false],
    ['2026-02-30', false],
    ['12026-01-01', false],
  ])('%s: %s', (date, isRight) => {
    expect(RequestDate.safeParse(date).success).toBe(isRight);
    expect(RequestInstant.safeParse(`${date}T12:00:00+01:00`).success).toBe(isRight);
  });

  it('is one that the app can ask about', () => {
    for (const date of ['2000-12-31', FIRST_DAY, LAST_DAY, '2099-01-01', '9999-12-31'])
      expect([date, isAskable(date)]).toEqual([date, RequestDate.safeParse(date).success]);
  });

  it.each([
    ['2000-01-01', true],
    ['2099-12-31', true],
    ['1999-12-31', false],
    ['2100-01-01', false],
  ])('an answer may hold %s: %s', (date, isRight) => {
    expect(CalendarDate.safeParse(date).success).toBe(isRight);
    expect(Instant.safeParse(`${date}T12:00:00+01:00`).success).toBe(isRight);
  });
});

it('every year of a request has a first and a last one', () => {
  const years = requestValues.filter(({ path }) => /(?:^|_)year$/.test(path.at(-1) ?? ''));
  expect(years.map(({ name, schema }) => [name, schema['minimum'], schema['maximum']])).toEqual([
    ['saveProfile body.birth_year', 1900, 9999],
    ['createTeam body.foundation_year', 1850, 2100],
    ['updateTeam body.foundation_year', 1850, 2100],
  ]);
});
