import { MAX_ID, toWhole } from '../../shared/routing/search-params.ts';
import { toAddress, withParams } from '../../shared/routing/search-state.ts';
import { isValidDate } from '../../shared/lib/time/dates.ts';
import type { Id } from '../../shared/api/generated/model';

/** Id of the element that gets the focus when a dialog closes whose opener was drawn anew. */
export const DESK_RETURN = 'desk-return';

/** A cell of the calendar: a court, a day (`yyyy-MM-dd`) and a slot of the lookup. */
export interface DeskPlace {
  courtId: Id;
  date: string;
  slotId: number;
}

/** What may be asked about a booking in a dialog of its own. */
const QUESTIONS = ['decline', 'cancel', 'end'] as const;
type Question = (typeof QUESTIONS)[number];

/** The dialog that an address names. An id is 0 where no such booking or block can exist. */
export type DeskDialog =
  | { kind: 'booking' | Question; id: Id }
  | { kind: 'move'; id: Id; to: DeskPlace | null }
  | { kind: 'book'; place: DeskPlace | null }
  | { kind: 'block'; place: DeskPlace | null }
  | { kind: 'blocked'; id: Id }
  /** About all that a competition asks for. */
  | { kind: 'decline-games'; id: Id };

/** The parameters that open a dialog; all others of the address stay. */
export type DeskSearch = Readonly<Partial<Record<(typeof PARAMETERS)[number], string>>>;
const PARAMETERS = ['booking', 'do', 'move', 'to', 'book', 'block', 'blocked', 'games'] as const;

/** None of them. */
const CLOSED = Object.fromEntries(PARAMETERS.map((name) => [name, null]));

const LAST_SLOT = 18;
const placeText = ({ courtId, date, slotId }: DeskPlace): string => `${courtId}_${date}_${slotId}`;

/** The addresses of what can be done with bookings and free cells, each as the parameters that `withDesk` writes. */
export const deskAddress = {
  booking: (id: Id): DeskSearch => ({ booking: String(id) }),
  ask: (id: Id, question: Question): DeskSearch => ({ booking: String(id), do: question }),
  move: (id: Id, to?: DeskPlace): DeskSearch => ({ move: String(id), ...(to && { to: placeText(to) }) }),
  book: (place?: DeskPlace): DeskSearch => ({ book: place ? placeText(place) : '1' }),
  block: (place?: DeskPlace): DeskSearch => ({ block: place ? placeText(place) : '1' }),
  blocked: (id: Id): DeskSearch => ({ blocked: String(id) }),
  declineGames: (competitionId: Id): DeskSearch => ({ games: String(competitionId) }),
};

/** The search `current` with this dialog open, or with none; with `?` unless it is empty. */
export const withDesk = (current: string, dialog: DeskSearch | null): string =>
  toAddress(withParams(new URLSearchParams(current), { ...CLOSED, ...dialog }));

/** The dialog that the address names, null for none. A place that cannot exist counts as not given. */
export function readDesk(current: string): DeskDialog | null {
  const search = new URLSearchParams(current);
  const id = (name: string): Id => toWhole(search.get(name), MAX_ID) ?? 0;
  if (search.has('booking')) {
    const kind = QUESTIONS.find((question) => question === search.get('do')) ?? 'booking';
    return { kind, id: id('booking') };
  }
  if (search.has('move')) return { kind: 'move', id: id('move'), to: readPlace(search.get('to')) };
  if (search.has('book')) return { kind: 'book', place: readPlace(search.get('book')) };
  if (search.has('block')) return { kind: 'block', place: readPlace(search.get('block')) };
  if (search.has('games')) return { kind: 'decline-games', id: id('games') };
  return search.has('blocked') ? { kind: 'blocked', id: id('blocked') } : null;
}

function readPlace(text: string | null): DeskPlace | null {
  const [court = null, date = '', slot = null, ...rest] = text?.split('_') ?? [];
  const courtId = toWhole(court, MAX_ID);
  const slotId = toWhole(slot, LAST_SLOT);
  if (courtId === undefined || slotId === undefined || !isValidDate(date) || rest.length > 0) return null;
  return { courtId, date, slotId };
}
