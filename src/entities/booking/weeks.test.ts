import { describe, expect, it } from 'vitest';
import type { BookingPreview, BookingSession, SlotState } from '../../shared/api/generated/model';
import { createFormat } from '../../shared/i18n/formats/create-format.ts';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { addDays } from '../../shared/lib/time/dates.ts';
import { eachPrice, firstSession, planWeeks, type WeekChoices } from './weeks.ts';

const first = '2026-11-26';
const day = (week: number) => addDays(first, 7 * (week - 1));

function session(week: number, state: SlotState): BookingSession {
  const at = `${day(week)}T19:00:00+01:00`;
  const alternatives =
    state === 'confirmed' ? [{ court_id: 8, court_name: 'Fusha 2', time_slot_id: 14, starts_at: at, price: 3000 }] : [];
  return { date: day(week), starts_at: at, ends_at: at, state, price: 3500, alternatives };
}

/** Twelve weeks: the third is taken, the sixth is closed. */
const preview: BookingPreview = {
  sessions: Array.from({ length: 12 }, (_, index) =>
    session(index + 1, ({ 3: 'confirmed', 6: 'blocked' } as const)[index + 1] ?? 'available'),
  ),
  total_price: 35_000,
  venue_id: 1,
};
const move = { kind: 'move', courtId: 8, slotId: 14 } as const;
const both: WeekChoices = { [day(3)]: move, [day(6)]: { kind: 'skip' } };

describe('the weeks of a weekly booking', () => {
  it('preselects nothing', () =>
    expect(planWeeks(preview, {})).toMatchObject({
      total: 35_000,
      lowest: 3500,
      highest: 3500,
      booked: 10,
      moved: 0,
      skipped: 0,
      open: 2,
      overrides: [],
    }));

  it('counts what was moved and skipped, with the price of the alternative', () => {
    const plan = planWeeks(preview, both);
    expect(plan).toMatchObject({
      total: 38_000,
      lowest: 3000,
      highest: 3500,
      booked: 11,
      moved: 1,
      skipped: 1,
      open: 0,
    });
    expect(plan.overrides).toEqual([
      { date: day(3), court_id: 8, time_slot_id: 14 },
      { date: day(6), skip: true },
    ]);
  });

  it('opens a week again whose alternative is gone, and forgets a choice for a week that became free', () => {
    const later = {
      ...preview,
      sessions: preview.sessions.map((at) => (at.date === day(3) ? { ...at, alternatives: [] } : at)),
    };
    expect(planWeeks(later, both)).toMatchObject({ moved: 0, open: 1 });
    expect(planWeeks({ ...preview, sessions: [] }, {})).toMatchObject({ total: 0, lowest: 0, highest: 0 });
    const freed = {
      ...preview,
      sessions: preview.sessions.map((at) => (at.date === day(6) ? { ...at, state: 'available' as const } : at)),
    };
    expect(planWeeks(freed, both)).toMatchObject({ skipped: 0, open: 0, booked: 12 });
  });

  it('knows where the first session will be', () => {
    const wish = { courtId: 7, slotId: 14 };
    expect(firstSession(planWeeks(preview, both), wish)).toEqual({ ...wish, date: first });
    const taken = { ...preview, sessions: [session(1, 'confirmed'), session(2, 'available')] };
    expect(firstSession(planWeeks(taken, { [first]: move }), wish)).toEqual({ courtId: 8, slotId: 14, date: first });
    expect(firstSession(planWeeks(taken, { [first]: { kind: 'skip' } }), wish)).toEqual({ ...wish, date: day(2) });
    expect(firstSession(planWeeks({ ...preview, sessions: [session(6, 'blocked')] }, {}), wish)).toBeNull();
  });
});

describe.each([
  ['en', ['each ALL 4,400, paid at the venue', 'ALL 3,500 to ALL 4,400 each, paid at the venue']],
  ['sq', ['secila 4400 Lekë, paguhet në qendër', 'secila nga 3500 Lekë deri në 4400 Lekë, paguhet në qendër']],
] as const)('prices in %s', (language, each) => {
  const format = createFormat(language);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');

  it('of each session', async () => {
    const t = (await createI18n(language, { namespaces: ['venue'] })).view().t('venue');
    expect(
      [
        eachPrice(t, format, { lowest: 4400, highest: 4400 }),
        eachPrice(t, format, { lowest: 3500, highest: 4400 }),
      ].map(plain),
    ).toEqual(each);
  });
});
