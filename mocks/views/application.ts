import type { RequestContext } from '../contract/types.ts';
import type { ApplicationEventRecord, ApplicationRecord, UserRecord } from '../db/records.ts';
import type { DbReader } from '../db/tables.ts';
import { applicationPermissions } from '../rules/deciding/applications.ts';
import { linePlaceOf } from '../rules/competitions/access.ts';
import { applicationKinds } from '../rules/deciding/application-kinds.ts';
import { toRoster } from './competition.ts';
import { toTeamRef } from './team.ts';
import { toIso } from '../rules/shared/time.ts';
import { existing, toImage, toUserRef } from '../rules/shared/lookups.ts';

interface Reader extends RequestContext {
  readonly db: DbReader;
  readonly user: UserRecord;
}

/** An application, as its applicant or those who decide see it (design §9). */
export function toApplication({ db, user }: Reader, application: ApplicationRecord) {
  const { id, kind, status, user_id, message, position, question, answer } = application;
  const { decision_note, decided_by, decided_at } = application;
  return {
    id,
    kind,
    status,
    applicant: existing(toUserRef(db, user_id) ?? undefined, 'user'),
    team: toApplyingTeam(db, application),
    target: toTarget(db, application),
    message,
    roster: toRoster(db, application.roster),
    waitlist_position: linePlaceOf(db, application),
    position,
    question,
    answer,
    decision_note,
    decided_by: toUserRef(db, decided_by),
    decided_at: decided_at === null ? null : toIso(decided_at),
    created_at: toIso(application.created_at),
    permissions: applicationPermissions(db, application, user.id),
  };
}

function toApplyingTeam(db: DbReader, { team_id }: ApplicationRecord) {
  const team = team_id === null ? undefined : db.teams.get(team_id);
  return team ? toTeamRef(db, team) : null;
}

function toTarget(db: DbReader, { kind, target_id }: ApplicationRecord) {
  const { image_id, ...target } = applicationKinds[kind].targetOf(db, target_id);
  return { ...target, image: toImage(db, image_id) };
}

export const toApplicationEvent = (db: DbReader, { id, action, actor_id, note, at }: ApplicationEventRecord) => ({
  id,
  action,
  actor: toUserRef(db, actor_id),
  note,
  at: toIso(at),
});
