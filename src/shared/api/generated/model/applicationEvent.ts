/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApplicationEventAction } from './applicationEventAction.ts';
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { UserRef } from './userRef.ts';

/**
 * Who did what when
 */
export interface ApplicationEvent {
  id: Id;
  action: ApplicationEventAction;
  /** null: the account is gone */
  actor: UserRef | null;
  /**
     * sent: the message; accepted, rejected: the note of the decision
     * @nullable
     */
  note: string | null;
  at: Instant;
}
