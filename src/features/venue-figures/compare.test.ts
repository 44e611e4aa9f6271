import { describe, expect, it } from 'vitest';
import type { VenueFigures } from '../../shared/api/generated/model';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { bookingsOn, changeText, income, isUnused, occupancy } from './compare.ts';

const figures = (changes: Partial<VenueFigures> = {}): VenueFigures => ({
  bookings: 0,
  slots_offered: 90,
  slots_taken: 0,
  income_paid: 0,
  income_open: 0,
  no_shows: 0,
  ...changes,
});

describe('figures of a week', () => {
  it.each([
    [12, 90, 13],
    [0, 90, 0],
    [90, 90, 100],
    [1, 3, 33],
    [2, 3, 67],
    [0, 0, null],
    [3, 0, null],
  ])('%i of %i hours are %s percent', (taken, offered, percent) => {
    expect(occupancy(figures({ slots_taken: taken, slots_offered: offered }))).toBe(percent);
  });

  it('income is what is paid and what is open', () =>
    expect(income(figures({ income_paid: 2500, income_open: 4000 }))).toBe(6500));

  it('a week is unused when nothing is booked, paid or missed', () => {
    expect(isUnused(figures())).toBe(true);
    expect(isUnused(figures({ slots_taken: 1 }))).toBe(false);
    expect(isUnused(figures({ bookings: 1 }))).toBe(false);
    expect(isUnused(figures({ income_paid: 1 }))).toBe(false);
    expect(isUnused(figures({ no_shows: 1 }))).toBe(false);
  });

  it('today is one of its days, or none', () => {
    const days = [{ date: '2026-11-24', figures: figures({ bookings: 4 }) }];
    expect(bookingsOn(days, '2026-11-24')).toBe(4);
    expect(bookingsOn(days, '2026-11-25')).toBeNull();
  });
});

describe('against the week before', () => {
  const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;
  it.each([
    ['count', 9, 8, '1 more than the week before', '1 më shumë se javën e mëparshme'],
    ['count', 3, 1203, '1,200 fewer than the week before', '1200 më pak se javën e mëparshme'],
    ['count', 0, 0, 'Same as the week before', 'Njësoj si javën e mëparshme'],
    ['money', 14_500, 2000, 'ALL 12,500 more than the week before', '12 500 Lekë më shumë se javën e mëparshme'],
    ['money', 0, 1500, 'ALL 1,500 less than the week before', '1500 Lekë më pak se javën e mëparshme'],
    ['share', 13, 10, 'Up from 10% the week before', 'Në rritje nga 10% javën e mëparshme'],
    ['share', 13, 20, 'Down from 20% the week before', 'Në rënie nga 20% javën e mëparshme'],
    ['share', 13, 13, 'Same as the week before', 'Njësoj si javën e mëparshme'],
    ['share', null, 13, null, null],
    ['share', 13, null, null, null],
  ] as const)('%s %s after %s', async (kind, now, before, english, albanian) => {
    const texts = await Promise.all(
      (['en', 'sq'] as const).map(async (language) => {
        const { t, format } = (await createI18n(language, { namespaces: ['figures'] })).view();
        return plain(changeText(kind, now, before, { t: t('figures'), format }));
      }),
    );
    expect(texts).toEqual([english, albanian]);
  });
});
