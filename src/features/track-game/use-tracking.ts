import { useUnit } from 'effector-react';
import { useMemo, useState } from 'react';
import { serverAhead } from '../../entities/game/live-clock.ts';
import type { OutboxWork } from '../../models/outbox/outbox.ts';
import { gameQueue, outboxWritten } from '../../models/outbox/outbox.model.ts';
import type { GetGameData } from '../../shared/api/generated/model';
import { now } from '../../shared/platform/clock.ts';
import { tap } from '../../shared/platform/haptics.ts';
import { newId } from '../../shared/platform/new-id.ts';
import type { Action, Question } from './sport-actions.ts';
import { type EntryDetails, newEntry, overtakenBy, type Tracked, trackedOf } from './tracked.ts';
import { useUnsent } from './use-unsent.ts';

/** An entry about which somebody may be named. */
export interface Asked {
  readonly clientId: string;
  readonly question: Exclude<Question, null>;
}

export type Who = Extract<OutboxWork, { kind: 'complete-event' }>['who'];

/**
 * What the tracker of a game does: each press is an entry of its log at once, kept on this device and sent by the outbox. Nothing waits
 * for the network, and who it was is asked afterwards (CMP-04, design §10). `receivedAt`: when the answer came, by the device's own clock.
 */
export function useTracking({ game, events }: Pick<GetGameData, 'game' | 'events'>, receivedAt: number) {
  const write = useUnit(outboxWritten);
  const waiting = useUnsent(game.id);
  const { unsent } = waiting;
  const [question, ask] = useState<Asked | null>(null);
  const tracked = useMemo(() => trackedOf(game, events, unsent), [game, events, unsent]);
  const serverNow = () => now() + (game.live ? serverAhead(game.live, receivedAt) : 0);

  const send = (id: string, work: OutboxWork) => {
    tap();
    void write({ id, queue: gameQueue(game.id), work });
  };
  const enter = (details: EntryDetails, about: Question = null) => {
    const event = newEntry(tracked, serverNow(), details);
    send(event.client_id, { kind: 'game-event', gameId: game.id, event });
    const isKnown = details.side !== undefined && game[details.side].lineup.length > 0;
    ask(about !== null && isKnown ? { clientId: event.client_id, question: about } : null);
  };
  // of one that was refused or taken back meanwhile nobody asks
  const asked = tracked.log.some(({ client_id }) => client_id === question?.clientId) ? question : null;
  const takeBack = (clientId: string, reason: string | null = null) => {
    send(newId(), { kind: 'void-event', gameId: game.id, clientId, reason });
  };
  /** It goes on from there, or stands there, as it does now: an entry like all others, so that it needs no network. */
  const setClock = (clock_ms: number) => {
    for (const clientId of overtakenBy(tracked, clock_ms)) takeBack(clientId);
    enter({ type: tracked.clock?.running ? 'clock-start' : 'clock-stop', clock_ms });
  };
  const last = lastEntered(tracked);
  return {
    tracked,
    serverNow,
    ...waiting,
    asked,
    ask,
    enter,
    add: (action: Action, side: 'home' | 'away') => enter({ type: action.type, side }, action.asks),
    name: (clientId: string, who: Who) => send(newId(), { kind: 'complete-event', gameId: game.id, clientId, who }),
    takeBack,
    setClock,
    /** Null while there is nothing to undo. */
    undo: last === null ? null : () => takeBack(last),
  };
}

export type Tracking = ReturnType<typeof useTracking>;

const clockOnly = new Set(['clock-start', 'clock-stop']);

/** What was entered last, whatever it was about; the clock is set right by itself. */
function lastEntered({ log, next }: Tracked): string | null {
  if (next === 'over') return null;
  const own = log.filter(({ type }) => !clockOnly.has(type));
  return (
    own.reduce<(typeof own)[number] | null>((last, one) => (last && last.seq > one.seq ? last : one), null)
      ?.client_id ?? null
  );
}
