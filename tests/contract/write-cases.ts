import { adminWrites } from './write-cases-admin.ts';
import { communityWrites } from './write-cases-communities.ts';
import { competitionWrites } from './write-cases-competitions.ts';
import { deskWrites } from './write-cases-desk.ts';
import { eventWrites } from './write-cases-events.ts';
import { gameWrites } from './write-cases-games.ts';
import { officialWrites } from './write-cases-officials.ts';
import { planWrites } from './write-cases-plans.ts';
import { playerWrites } from './write-cases-player.ts';
import { scheduleWrites } from './write-cases-schedule.ts';
import { teamWrites } from './write-cases-teams.ts';
import { trackingWrites } from './write-cases-tracking.ts';
import type { WriteCase, WriteName } from './write-case.ts';

/** A call that succeeds, of every operation that writes. */
export const writeCases: Record<WriteName, WriteCase> = {
  ...playerWrites,
  ...adminWrites,
  ...deskWrites,
  ...planWrites,
  ...teamWrites,
  ...communityWrites,
  ...eventWrites,
  ...competitionWrites,
  ...scheduleWrites,
  ...officialWrites,
  ...trackingWrites,
  ...gameWrites,
};
