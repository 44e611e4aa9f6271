import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../backend.ts';
import { createMockBackend } from '../main.ts';
import type { GameRecord } from '../db/records.ts';
import { sidesToAnswer } from '../rules/games/access.ts';
import { resultStateOf } from '../rules/games/result.ts';
import { gameOfEvent } from '../rules/games/games.ts';
import { readScore } from '../rules/games/score.ts';
import { existing } from '../rules/shared/lookups.ts';
import { eventIds } from './event-plan.ts';

const now = Date.parse('2026-11-24T10:00:00+01:00');
let backend: Backend;
beforeAll(async () => {
  backend = createMockBackend({ now: () => now });
  await backend.control.ready();
});
const db = () => backend.control.db.read;
const of = (kind: GameRecord['kind']) => db().games.filter({ kind });
const game = (eventId: number) => existing(gameOfEvent(db(), eventId), 'game');
const stateOf = ({ result }: GameRecord) => resultStateOf(result, now);
const sportOf = ({ sport_id }: GameRecord) => existing(db().sports.get(sport_id), 'sport').key;

describe('seeded results', () => {
  it('fit their periods and sets by the rules of the sport', () => {
    const played = db().games.filter(({ status }) => status === 'finished');
    expect(played.length).toBeGreaterThan(50);
    for (const one of played) {
      const { home_score, away_score, periods, sets } = one;
      expect(periods.length + sets.length, `game ${one.id}`).toBeGreaterThan(0);
      const entered = sets.length > 0 ? { sets } : { home: home_score ?? -1, away: away_score ?? -1, periods };
      expect(readScore(sportOf(one), entered), `game ${one.id}`).toEqual({
        score: { home_score, away_score, periods, sets, shootout: null },
      });
    }
  });

  it('of teams: one waits for the demo captain, one is disputed', () => {
    const entered = of('fixture').filter(({ result }) => result !== null);
    expect(entered.map(stateOf).toSorted()).toEqual(['disputed', 'provisional']);
    const waiting = existing(
      entered.find((one) => stateOf(one) === 'provisional'),
      'game',
    );
    expect(sidesToAnswer(db(), waiting, 23, now)).toHaveLength(1);
    expect(
      db()
        .notifications.by('user', 23)
        .filter(({ data }) => data.game?.waits === true),
    ).toMatchObject([{ type: 'result-entered', read_at: null, data: { game: { id: waiting.id } } }]);
  });

  it('of events: an official one, one that waits for the player, a disputed one, and one that is on with sides', () => {
    const ids = [eventIds.lastThursday, eventIds.played, eventIds.playedSets, eventIds.ongoing];
    expect(ids.map((id) => stateOf(game(id)))).toEqual(['official', 'provisional', 'disputed', 'none']);
    expect(sidesToAnswer(db(), game(eventIds.played), 1, now)).toEqual(['away']);
    for (const id of ids) {
      const going = db()
        .participants.by('event', id)
        .filter(({ status }) => status === 'going');
      expect(new Set(going.map(({ side }) => side)), `event ${id}`).toEqual(new Set(['home', 'away']));
    }
    expect(gameOfEvent(db(), eventIds.thursday)).toBeUndefined();
  });
});
