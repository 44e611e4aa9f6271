import { expect, it } from 'vitest';
import type { ScorerRow } from '../../shared/api/generated/model';
import { createI18n } from '../../shared/i18n/i18n.ts';
import { topScorerText } from './scorer-words.ts';

const en = (await createI18n('en', { namespaces: ['standings'] })).view();
const sq = (await createI18n('sq', { namespaces: ['standings'] })).view();
const inWords = ({ t, format }: typeof en) => ({ t: t('standings'), format });

const row = (name: string, points: number, games: number): ScorerRow => ({
  user: { id: name.length, name, image: null },
  team: { id: 1, slug: 'ujqit', name: 'Ujqit', short_name: 'UJQ', image: null },
  points,
  games,
});

it('the top scorer is the first, with the team', () => {
  const scorers = [row('Ana', 5, 3), row('Ben', 5, 4), row('Cel', 1, 1)];
  expect(topScorerText(scorers, 'football', inWords(en))).toBe('Top scorer: Ana (Ujqit), 5 goals');
  expect(topScorerText(scorers, 'football', inWords(sq))).toBe('Golashënuesi më i mirë: Ana (Ujqit), 5 gola');
  expect(topScorerText(scorers, 'basketball', inWords(sq))).toBe('Shënuesi më i mirë: Ana (Ujqit), 5 pikë');
});

it('two or three share it; of more, and of nobody, nothing is said', () => {
  const level = ['Ana', 'Ben', 'Cel', 'Dea'].map((name) => row(name, 1, 1));
  expect(topScorerText(level.slice(0, 2), 'football', inWords(en))).toBe(
    'Top scorers: Ana (Ujqit) and Ben (Ujqit), 1 goal each',
  );
  expect(topScorerText(level.slice(0, 3), 'football', inWords(sq))).toBe(
    'Golashënuesit më të mirë: Ana (Ujqit), Ben (Ujqit) dhe Cel (Ujqit), nga 1 gol',
  );
  expect(topScorerText(level, 'football', inWords(en))).toBeNull();
  expect(topScorerText([], 'basketball', inWords(en))).toBeNull();
});
