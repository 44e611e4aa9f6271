/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { city } from './city.ts';
import { image } from './image.ts';
import { permissions } from './permissions.ts';
import { sport } from './sport.ts';
import { teamRef } from './teamRef.ts';

export const competition = { id: 0, slug: '', name: '', image: [image, null], images: [image], description: '', rules_text: '', sport: sport, owner: [{ type: '', id: 0, name: '', slug: ['', null], image: [image, null] }, null], city: city, gender: '', level: ['', null], format: '', min_teams: 0, max_teams: 0, roster_min: 0, roster_max: 0, entry_fee: 0, starts_on: 'date', ends_on: ['date', null], registration_opens_at: ['instant', null], registration_closes_at: ['instant', null], auto_accept: false, score_entry: '', game_rules: { periods: [0, null], period_minutes: [0, null], extra_time_minutes: [0, null], shootout: false, best_of_sets: [0, null], set_points: [0, null], last_set_points: [0, null], tiebreak_at: [0, null], super_tiebreak_last: false, match_minutes: 0 }, ranking: { preset: ['', null], win: 0, draw: 0, loss: 0, win_5set: [0, null], loss_5set: [0, null], forfeit_loss: 0, criteria: [{ key: '', only_if_two: false }] }, status: '', phase: '', cancel_reason: ['', null], teams_count: 0, waiting_count: [0, null], followers_count: 0, is_followed: false, current_stage_id: [0, null], next_game_at: ['instant', null], champion: [teamRef, null], my_team: [teamRef, null], missing: [''], permissions: permissions };
