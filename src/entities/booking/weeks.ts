import type {
  BookingAlternative,
  BookingOverride,
  BookingPreview,
  BookingSession,
} from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** What the user chose for a week that is not free. */
export type WeekChoice = { kind: 'move'; courtId: number; slotId: number } | { kind: 'skip' };
export type WeekChoices = Readonly<Record<string, WeekChoice>>;

export interface Week {
  session: BookingSession;
  /** `open`: not free, and nothing is chosen yet. */
  state: 'free' | 'moved' | 'skipped' | 'open';
  /** Where it moved to. */
  alternative: BookingAlternative | null;
}

/** A weekly booking as it would be made now. Source: design §5: conflicting weeks are moved or skipped by choice, never silently. */
export interface WeekPlan {
  weeks: Week[];
  overrides: BookingOverride[];
  /** Of the sessions that would be booked. */
  total: number;
  /** The least and the most that one of them costs; 0 when there is none. */
  lowest: number;
  highest: number;
  booked: number;
  moved: number;
  skipped: number;
  open: number;
}

/** Applies the choices to the server's preview; a choice that the newest preview no longer offers is open again. */
export function planWeeks(preview: BookingPreview, choices: WeekChoices): WeekPlan {
  const weeks = preview.sessions.map((session) => judge(session, choices[session.date]));
  const prices = weeks.flatMap(priceOf);
  const count = (state: Week['state']): number => weeks.filter((week) => week.state === state).length;
  return {
    weeks,
    overrides: weeks.flatMap(({ session, state, alternative }): BookingOverride[] => {
      if (state === 'skipped') return [{ date: session.date, skip: true }];
      return alternative
        ? [{ date: session.date, court_id: alternative.court_id, time_slot_id: alternative.time_slot_id }]
        : [];
    }),
    total: prices.reduce((sum, price) => sum + price, 0),
    lowest: prices.length > 0 ? Math.min(...prices) : 0,
    highest: Math.max(0, ...prices),
    booked: count('free') + count('moved'),
    moved: count('moved'),
    skipped: count('skipped'),
    open: count('open'),
  };
}

/** Day, court and slot of the first session that would be booked; a booking whose answer was lost is looked up by it. */
export function firstSession(
  plan: WeekPlan,
  wish: { courtId: number; slotId: number },
): { date: string; courtId: number; slotId: number } | null {
  const first = plan.weeks.find((week) => week.state === 'free' || week.state === 'moved');
  if (!first) return null;
  const { date } = first.session;
  return {
    date,
    courtId: first.alternative?.court_id ?? wish.courtId,
    slotId: first.alternative?.time_slot_id ?? wish.slotId,
  };
}

export const isChosen = (choice: WeekChoice | undefined, { court_id, time_slot_id }: BookingAlternative): boolean =>
  choice?.kind === 'move' && choice.courtId === court_id && choice.slotId === time_slot_id;

/** Price of each session of a weekly booking, paid at the venue each time. */
export function eachPrice(
  t: Translate<'venue'>,
  format: Format,
  { lowest, highest }: Pick<WeekPlan, 'lowest' | 'highest'>,
): string {
  if (lowest === highest) return t('weeks.each', { price: format.price(highest) });
  return t('weeks.eachBetween', { lowest: format.price(lowest), highest: format.price(highest) });
}

function judge(session: BookingSession, choice: WeekChoice | undefined): Week {
  if (session.state === 'available') return { session, state: 'free', alternative: null };
  if (choice?.kind === 'skip') return { session, state: 'skipped', alternative: null };
  const alternative = session.alternatives.find((offered) => isChosen(choice, offered)) ?? null;
  return { session, state: alternative ? 'moved' : 'open', alternative };
}

/** The price of a week that would be booked; empty for any other. */
function priceOf({ state, session, alternative }: Week): number[] {
  if (state === 'free') return [session.price];
  return alternative ? [alternative.price] : [];
}
