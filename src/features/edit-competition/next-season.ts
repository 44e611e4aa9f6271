import { addDays } from '../../shared/lib/time/dates.ts';

/** Weeks, so that it begins on the same day of the week. */
const A_YEAR = 52 * 7;

/** What another season of a competition is called and when it begins, unless its organizer says otherwise: a year later (decision 061). */
export function nextSeason({ name, starts_on }: { name: string; starts_on: string }, today: string) {
  const year = /\b(20\d\d)$/.exec(name)?.[1];
  const next = addDays(starts_on, A_YEAR);
  return {
    name: year === undefined ? name : name.slice(0, -year.length) + String(Number(year) + 1),
    starts_on: next > today ? next : '',
  };
}
