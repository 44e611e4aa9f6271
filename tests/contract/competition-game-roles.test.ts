import { describe, expect, it } from 'vitest';
import { addLeagueGame, callers, type CompetitionGameRow, competitionGameTable } from './competition-game-table.ts';
import { ids } from './game-world.ts';
import { openWorld, restore } from './mock-world.ts';
import { askEach, expectedOf } from './role-rows.ts';
import { at } from './write-case.ts';

describe('role × operation of the game of a competition', async () => {
  const world = await openWorld();
  it.each(competitionGameTable)('$operation, $state, entered by $entry', async (row) => {
    const prepare = () => addLeagueGame(world, row);
    expect(await askEach(world, callers, { ...row, prepare, body: row.body ?? {} })).toEqual(expectedOf(callers, row));
  });
});

/** By which permission an operation is offered; of a disputed result to whoever settles it. */
const offered: Record<string, (state: string, path?: CompetitionGameRow['path']) => string> = {
  enterResult: (state) => (state === 'disputed' ? 'settle_result' : 'enter_result'),
  confirmResult: () => 'confirm_result',
  disputeResult: () => 'dispute_result',
  declareWalkover: () => 'walkover',
  reopenResult: () => 'reopen',
  appointOfficial: () => 'appoint',
  removeOfficial: () => 'appoint',
  answerAppointment: () => 'answer_appointment',
  claimTracking: () => 'track',
  setLineup: (_, path) => `set_lineup_${JSON.stringify(path).includes('"away"') ? 'away' : 'home'}`,
};

describe('what the game of a competition offers is what its operations allow', async () => {
  const world = await openWorld();
  it.each(competitionGameTable.filter(({ operation }) => operation in offered))(
    '$operation, $state, entered by $entry',
    async (row) => {
      await addLeagueGame(world, row);
      const name = offered[row.operation]?.(row.state, row.path) ?? '';
      const found: boolean[] = [];
      for (const { as, module } of callers) {
        const answer = await world.call('getGame', { as, module, path: { gameId: ids.game } });
        found.push((at(answer, 'game', 'permissions') as Record<string, boolean>)[name] ?? false); // checked by the contract's schema
      }
      expect(found).toEqual(row.verdicts.map((verdict) => verdict === 'yes'));
      await restore(world);
    },
  );
});
