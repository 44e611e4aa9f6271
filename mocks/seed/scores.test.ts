import { expect, it } from 'vitest';
import { readScore } from '../rules/games/score.ts';
import { detailsOf } from './scores.ts';

const scores = {
  football: ['0:0', '2:1', '1:3', '4:2', '7:5'],
  basketball: ['78:71', '64:69', '101:99'],
  volleyball: ['3:0', '3:1', '3:2', '0:3', '1:3', '2:3'],
  tennis: ['2:0', '2:1', '0:2', '1:2'],
} as const;

it.each(['football', 'basketball', 'volleyball', 'tennis'] as const)(
  '%s: periods and sets fit the score by the rules of the sport, whatever the salt',
  (sport) => {
    for (const text of scores[sport])
      for (let salt = 0; salt < 12; salt += 1) {
        const [home = 0, away = 0] = text.split(':').map(Number);
        const { periods, sets } = detailsOf(sport, home, away, salt);
        const entered = sets.length > 0 ? { sets } : { home, away, periods };
        expect([text, salt, readScore(sport, entered)]).toEqual([
          text,
          salt,
          { score: { home_score: home, away_score: away, periods, sets, shootout: null } },
        ]);
        for (const { home: one, away: other } of periods) expect(Math.min(one, other)).toBeGreaterThanOrEqual(0);
      }
  },
);
