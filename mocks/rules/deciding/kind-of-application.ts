import type { ApplicationTargetType } from '../../../src/shared/api/generated/model.ts';
import type { WriteContext } from '../../contract/types.ts';
import type { ApplicationRecord, TeamRecord } from '../../db/records.ts';
import type { DbReader, DbWriter } from '../../db/tables.ts';

export type Decision = 'accepted' | 'rejected' | 'waitlisted';
export interface Settlement {
  readonly action: Decision | 'withdrawn';
  readonly note: string | null;
}

interface Target extends Pick<TeamRecord, 'id' | 'slug' | 'name' | 'image_id'> {
  readonly type: ApplicationTargetType;
}

/** What differs between the kinds of applications. */
export interface KindOfApplication {
  /** What the applicant wants to join, as an application shows it. */
  readonly targetOf: (db: DbReader, targetId: number) => Target;
  /** Whether the user decides about what is asked (design §3). */
  readonly decides: (db: DbReader, targetId: number, userId: number) => boolean;
  /** Whether an applicant may still know of it; else the application tells them nothing any more. */
  readonly isKnownTo: (db: DbReader, targetId: number, userId: number) => boolean;
  /** Whether the user may take it back: the applicant, or who runs the team that applies. */
  readonly speaksFor: (db: DbReader, application: ApplicationRecord, userId: number) => boolean;
  readonly mayBeWithdrawn: (db: DbReader, application: ApplicationRecord) => boolean;
  /** Whether it may be accepted or rejected. */
  readonly waits: (application: ApplicationRecord) => boolean;
  readonly mayBeWaitlisted: (db: DbReader, application: ApplicationRecord) => boolean;
  /** The ids of everything in which the user has a place, and may thus decide. */
  readonly placesOf: (db: DbReader, userId: number) => number[];
  /** Those who decide are told of what still waits. */
  readonly recount: (db: DbWriter, targetId: number, now: number) => Promise<void>;
  /** Gives the applicant what they ask for, before the application is settled, or refuses. */
  readonly admit: (ctx: WriteContext, application: ApplicationRecord) => Promise<void>;
  /** Stores the decision or the withdrawal, or refuses. */
  readonly settle: (ctx: WriteContext, application: ApplicationRecord, what: Settlement) => Promise<ApplicationRecord>;
  /** Tells the applicant of the decision. */
  readonly tellDecided: (ctx: WriteContext, decided: ApplicationRecord) => Promise<void>;
  /** The screens of the people concerned follow. */
  readonly live: (ctx: WriteContext, application: ApplicationRecord, what: Settlement['action']) => void;
}
