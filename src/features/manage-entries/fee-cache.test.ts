import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { getListCompetitionTeamsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { CompetitionTeam } from '../../shared/api/generated/model';
import { showFee } from './fee-cache.ts';

const team = (id: number, fee_paid: boolean): CompetitionTeam => ({
  team: { id, slug: `t${id}`, name: `T${id}`, short_name: `T${id}`, image: null },
  application_id: null,
  seed: null,
  seed_locked: false,
  status: 'active',
  deductions: [],
  roster_count: 0,
  roster: [],
  fee_paid,
  is_mine: false,
  permissions: {},
});

it('an entry fee is shown as paid before the answer, and a refusal takes back that tick alone', () => {
  const client = new QueryClient();
  const { queryKey } = getListCompetitionTeamsQueryOptions(7);
  client.setQueryData(queryKey, { teams: [team(1, false), team(2, true)] });
  const fees = () => client.getQueryData<{ teams: CompetitionTeam[] }>(queryKey)?.teams.map((one) => one.fee_paid);

  const update = showFee(client, 7, 1, true);
  expect(fees()).toEqual([true, true]);
  update.undo();
  expect(fees()).toEqual([false, true]);

  showFee(client, 7, 2, true);
  showFee(client, 8, 1, true);
  expect(fees()).toEqual([false, true]);
});
