import type { PageWrite } from './page-write.ts';
import { deskWrites } from './page-writes-desk.ts';
import { playerWrites } from './page-writes-player.ts';

/** Each page that writes, with its main write. */
export const pageWrites: readonly PageWrite[] = [...playerWrites, ...deskWrites];
