import { type LogEvent, replay } from '../../../src/live/index.ts';
import type { NewGameEvent } from '../../../src/shared/api/generated/model.ts';
import type { GameEventRecord, GameRecord, LocalText } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import type { GameHost } from '../games/host.ts';
import { hostOf } from '../games/kinds.ts';
import { MINUTE } from '../shared/time.ts';
import { lineUpsOf, liveRules, logOf, type StoredEvent } from '../games/log.ts';
import { refusalTexts, type WhyNot } from './refusals.ts';

/** An entry to be stored. */
export type NewEntry = Omit<GameEventRecord, 'id' | 'game_id'>;
export interface Taken {
  readonly entries: readonly NewEntry[];
  /** What does not fit: its place in the batch and the field at fault. */
  readonly faults: readonly { readonly field: string; readonly text: LocalText }[];
}

/** Clocks of phones are set by the server's; what is later than this has not happened. */
const TOLERANCE = MINUTE;

/**
 * What of a batch is new and fits into the log of a game, whatever came meanwhile. Entries that were sent before are left out; each
 * that does not fit is named, and is not there for the next one.
 */
export function takeEvents(
  db: DbReader,
  game: GameRecord,
  batch: readonly NewGameEvent[],
  by: { readonly userId: number; readonly now: number },
): Taken {
  const rules = liveRules(db, game);
  const lineUps = lineUpsOf(db, game);
  const host = hostOf(db, game);
  const log: (StoredEvent | (NewEntry & LogEvent))[] = logOf(db, game.id);
  const known = new Map<string, string>(log.map((one) => [one.client_id, sentBody(one)]));
  const entries: NewEntry[] = [];
  const faults: { field: string; text: LocalText }[] = [];
  let seq = Math.max(0, ...log.map((one) => one.seq));
  for (const [index, sent] of batch.entries()) {
    const fault = (field: string, why: WhyNot) =>
      faults.push({ field: `events.${index}${field}`, text: refusalTexts[why] });
    const made: NewEntry = { ...toEntry(sent, by), seq: seq + 1 };
    const entry = { ...made, isVoid: false };
    const before = known.get(entry.client_id);
    if (before !== undefined) {
      if (before !== bodyOf(entry)) fault('.client_id', 'id_used');
      continue;
    }
    if (entry.at > by.now + TOLERANCE) {
      fault('.at', 'not_yet');
      continue;
    }
    const stranger = strangerOf(entry, host);
    if (stranger) {
      fault(`.${stranger}`, 'unknown_player');
      continue;
    }
    const { entries: after } = replay(rules, [...log, entry], lineUps);
    const own = after.find(({ event }) => event.client_id === entry.client_id);
    if (own?.refused) fault('', own.refused);
    else if (after.some(({ refused }) => refused !== null)) fault('', 'out_of_order');
    else {
      seq += 1;
      known.set(entry.client_id, bodyOf(entry));
      log.push(entry);
      entries.push(made);
    }
  }
  return { entries, faults };
}

function toEntry(sent: NewGameEvent, { userId }: { readonly userId: number }): Omit<NewEntry, 'seq'> {
  const { client_id, type, side, player_id, related_player_id, period, clock_ms, at, how, minutes, note } = sent;
  return {
    client_id: client_id.toLowerCase(),
    type,
    side: side ?? null,
    player_id: player_id ?? null,
    related_player_id: related_player_id ?? null,
    period,
    clock_ms,
    at: Date.parse(at),
    how: how ?? null,
    minutes: minutes ?? null,
    note: note ?? null,
    created_by: userId,
    voided_at: null,
    void_reason: null,
  };
}

/** An entry as it came, however it was completed since. */
export const sentBody = (one: Omit<NewEntry, 'seq'>): string => one.sent ?? bodyOf(one);

/** What two entries of one id must have in common. */
const bodyOf = (one: Omit<NewEntry, 'seq'>): string =>
  JSON.stringify([
    one.type,
    one.side,
    one.player_id,
    one.related_player_id,
    one.period,
    one.clock_ms,
    one.at,
    one.how,
    one.minutes,
    one.note,
  ]);

/** The field that names somebody who is not of the side. */
export function strangerOf(
  { side, player_id, related_player_id }: Pick<NewEntry, 'side' | 'player_id' | 'related_player_id'>,
  host: GameHost,
): 'player_id' | 'related_player_id' | null {
  const among = new Set(side === null ? [] : host.squad(side));
  if (player_id !== null && !among.has(player_id)) return 'player_id';
  return related_player_id !== null && !among.has(related_player_id) ? 'related_player_id' : null;
}
