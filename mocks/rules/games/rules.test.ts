import { expect, it } from 'vitest';
import { createMockBackend } from '../../main.ts';
import { ask } from '../../testing.ts';
import { existing } from '../shared/lookups.ts';
import { rulesOfGame } from './rules.ts';

/** Of the seed, in volleyball. */
const volej = 4;

it('a game is played by the rules of its competition: sets to 21', async () => {
  const backend = createMockBackend({ now: () => Date.parse('2026-11-24T10:00:00+01:00') });
  await backend.control.ready();
  await backend.control.db.transact(async (tx) => {
    const { game_rules: before } = existing(tx.competitions.get(volej), 'competition');
    await tx.competitions.update(volej, { game_rules: { ...before, best_of_sets: 3, set_points: 21 } });
  });
  const db = backend.control.db.read;
  const [game] = db.games.by('competition', volej);
  const chosen = { periods: null, best_of_sets: 3, set_points: 21, last_set_points: 15, tiebreak_at: null };
  expect(rulesOfGame(db, existing(game, 'game'))).toMatchObject({ ...chosen, super_tiebreak_last: false });
  const { body } = await ask(backend, `/fixture/${game?.id}?module=base`);
  expect(body.data).toMatchObject({ game: { rules: chosen } });
});

it('a what-if is played by them, too', async () => {
  const backend = createMockBackend({ now: () => Date.parse('2026-11-24T10:00:00+01:00') });
  await backend.control.ready();
  await backend.control.db.transact(async (tx) => {
    const { game_rules: before } = existing(tx.competitions.get(1), 'competition');
    await tx.competitions.update(1, { game_rules: { ...before, periods: 4 } });
  });
  const { body } = await ask(backend, '/competition/1/table-games?module=base&stage_id=1');
  expect(body.data).toMatchObject({ rules: { periods: 4, set_points: null, draw: true } });
});
