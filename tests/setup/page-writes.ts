import type { PageWrite } from './page-write.ts';
import { deskWrites } from './page-writes-desk.ts';
import { playerWrites } from './page-writes-player.ts';
import { stepWrites } from './page-writes-steps.ts';

/** Each page that writes, with its main write; posts and entries of a game wait in an outbox, which has tests of its own (community-feed, track). */
export const pageWrites: readonly PageWrite[] = [...playerWrites, ...deskWrites, ...stepWrites];
