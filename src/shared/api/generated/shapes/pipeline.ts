/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { fixture } from './fixture.ts';
import { fixtureSource } from './fixtureSource.ts';
import { permissions } from './permissions.ts';
import { teamRef } from './teamRef.ts';

export const pipeline = { stages: [{ id: 0, order: 0, name: '', type: '', status: '', settings: { legs: 0, groups: 0, advance_per_group: [0, null], best_of_rank: [{ rank: 0, count: 0 }, null], third_place: false, grand_final: '' }, from_stage_id: [0, null], random_seed: [0, null], inputs: [fixtureSource], groups: [{ id: 0, name: '', teams: [teamRef] }], teams_count: 0, games_total: 0, games_finished: 0, bracket: [fixture], permissions: permissions }], revision: 0, champion: [teamRef, null], permissions: permissions };
