import type { ApplicationRecord, CompetitionRecord, CompetitionTeamRecord } from '../../db/records.ts';

type Status = ApplicationRecord['status'];
type PlaceStatus = CompetitionTeamRecord['status'];

/** A team, as the rules of entering see it. */
export interface Entry {
  readonly team: number;
  /** Of its latest application; null: it never applied. */
  readonly application: Status | null;
  /** Of waitlisted; no two are equal, and later is higher. */
  readonly turn: number | null;
  /** null: it has none. */
  readonly place: PlaceStatus | null;
}
/** All entries of one competition. */
export interface EntryBoard extends Pick<
  CompetitionRecord,
  'phase' | 'max_teams' | 'auto_accept' | 'registration_opens_at'
> {
  readonly closes_at: number;
  readonly entries: readonly Entry[];
}

export type EntryEvent =
  /** By the team. */
  | { readonly type: 'applied' | 'withdrew'; readonly team: number }
  /** By who runs the competition. */
  | { readonly type: 'accepted' | 'rejected' | 'waitlisted' | 'added'; readonly team: number }
  | { readonly type: 'withdrawn' | 'disqualified'; readonly team: number }
  /** By the clock: the application waited too long. */
  | { readonly type: 'expired'; readonly team: number }
  /** It has another number of places, which the board has already. */
  | { readonly type: 'resized' };

export type EntryRefusal =
  | 'already_applied'
  | 'already_entered'
  | 'registration_closed'
  | 'competition_full'
  | 'competition_started'
  | 'competition_over'
  | 'entry_over'
  | 'stale'
  | 'not_found';

export type EntryDecision =
  | {
      readonly entries: readonly Entry[];
      /** Teams that the waiting list has let in. */
      readonly promoted: readonly number[];
      readonly refused?: undefined;
    }
  | { readonly refused: EntryRefusal };

const activeIn = (entries: readonly Entry[]): number => entries.filter(({ place }) => place === 'active').length;
const line = (entries: readonly Entry[]): Entry[] =>
  entries.filter(({ application }) => application === 'waitlisted').toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0));

/**
 * The entries of a competition after something happened, and which teams of the waiting list have a place by it; pure. Places go to
 * the line strictly by turn, while teams may still enter (design §9).
 */
export function decideEntry(board: EntryBoard, event: EntryEvent, now: number): EntryDecision {
  if (event.type === 'resized')
    return activeIn(board.entries) > board.max_teams ? { refused: 'competition_full' } : promote(board, board.entries);
  const mine = board.entries.find(({ team }) => team === event.team);
  const others = board.entries.filter(({ team }) => team !== event.team);
  const entry: Entry = mine ?? { team: event.team, application: null, turn: null, place: null };
  const next = entryAfter(board, { entry, others, type: event.type, now });
  if (typeof next === 'string') return { refused: next };
  const entries = mine ? board.entries.map((one) => (one === mine ? next : one)) : [...others, next];
  return freesPlaces.has(event.type) ? promote(board, entries) : { entries, promoted: [] };
}

/** Who is put on the waiting list while there is room waits there until a place becomes free. */
const freesPlaces = new Set<EntryEvent['type']>(['withdrew', 'withdrawn', 'disqualified']);

interface Step {
  readonly entry: Entry;
  readonly others: readonly Entry[];
  readonly type: Exclude<EntryEvent['type'], 'resized'>;
  readonly now: number;
}

function entryAfter(board: EntryBoard, step: Step): Entry | EntryRefusal {
  const { phase } = board;
  const { entry, others, type, now } = step;
  const isOver = phase === 'finished' || phase === 'cancelled';
  const hasRoom = activeIn(others) < board.max_teams;
  const isOpen = entry.application === 'pending' || entry.application === 'waitlisted';
  const seated = { ...entry, application: 'accepted', turn: null, place: 'active' } as const;
  switch (type) {
    case 'applied': {
      if (isOpen || entry.place !== null) return 'already_applied';
      if (phase !== 'registration') return 'registration_closed';
      if (now < (board.registration_opens_at ?? -Infinity) || now >= board.closes_at) return 'registration_closed';
      if (!board.auto_accept) return { ...entry, application: 'pending', turn: null };
      return hasRoom && line(others).length === 0 ? seated : inLine(entry, others, now);
    }
    case 'accepted':
      if (!isOpen) return entry.application === null ? 'not_found' : 'stale';
      if (isOver) return 'competition_over';
      if (phase !== 'registration') return 'competition_started';
      return hasRoom ? seated : 'competition_full';
    case 'waitlisted':
      if (entry.application !== 'pending') return entry.application === null ? 'not_found' : 'stale';
      if (isOver) return 'competition_over';
      return phase === 'registration' ? inLine(entry, others, now) : 'competition_started';
    case 'rejected':
      if (!isOpen) return entry.application === null ? 'not_found' : 'stale';
      return { ...entry, application: 'rejected', turn: null };
    case 'expired':
      return entry.application === 'pending' ? { ...entry, application: 'expired' } : 'stale';
    case 'withdrew':
      if (isOpen) return { ...entry, application: 'withdrawn', turn: null };
      if (entry.application !== 'accepted' || entry.place !== 'active')
        return entry.application === null ? 'not_found' : 'stale';
      return isOver ? 'competition_over' : leaving(phase, { ...entry, application: 'withdrawn' });
    case 'added':
      if (entry.place !== null) return 'already_entered';
      if (isOver) return 'competition_over';
      if (phase !== 'draft' && phase !== 'registration') return 'competition_started';
      if (!hasRoom) return 'competition_full';
      return isOpen ? seated : { ...entry, place: 'active' };
    case 'withdrawn':
    case 'disqualified': {
      if (entry.place === null) return 'not_found';
      if (entry.place !== 'active') return 'entry_over';
      if (isOver) return 'competition_over';
      const application = entry.application === 'accepted' ? 'withdrawn' : entry.application;
      return type === 'withdrawn' ? leaving(phase, { ...entry, application }) : { ...entry, place: 'disqualified' };
    }
  }
}

/** Before the start the team is gone, and may come back; after it its results stay with its name. */
const leaving = (phase: CompetitionRecord['phase'], entry: Entry): Entry => ({
  ...entry,
  place: phase === 'ongoing' ? 'withdrawn' : null,
});

/** After everybody else's turn, also where the clock stands still. */
const inLine = (entry: Entry, others: readonly Entry[], now: number): Entry => ({
  ...entry,
  application: 'waitlisted',
  turn: Math.max(now, ...others.map(({ turn }) => (turn ?? 0) + 1)),
});

function promote(board: EntryBoard, before: readonly Entry[]): EntryDecision {
  let entries = before;
  const promoted: number[] = [];
  while (board.phase === 'registration' && activeIn(entries) < board.max_teams) {
    const [first] = line(entries);
    if (!first) break;
    const seat: Entry = { ...first, application: 'accepted', turn: null, place: 'active' };
    entries = entries.map((one) => (one === first ? seat : one));
    promoted.push(first.team);
  }
  return { entries, promoted };
}
