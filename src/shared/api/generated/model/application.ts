/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationKind } from './applicationKind.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { ApplicationTarget } from './applicationTarget.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { Permissions } from './permissions.ts';
import type { UserRef } from './userRef.ts';

export interface Application {
  id: Id;
  kind: ApplicationKind;
  status: ApplicationStatus;
  applicant: UserRef;
  target: ApplicationTarget;
  /** @nullable */
  message: string | null;
  /**
     * Of team-join: where they play, in words
     * @nullable
     */
  position: string | null;
  /**
     * Of community-join: what the community asked when the request was sent
     * @nullable
     */
  question: string | null;
  /**
     * The answer to the question
     * @nullable
     */
  answer: string | null;
  /** @nullable */
  decision_note: string | null;
  decided_by: UserRef | null;
  decided_at: Instant | null;
  created_at: Instant;
  /** withdraw, decide; both only while it is pending */
  permissions: Permissions;
}
