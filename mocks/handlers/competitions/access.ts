import type { Viewer } from '../../contract/types.ts';
import type { CompetitionRecord } from '../../db/records.ts';
import { isKnownTo, managesCompetition } from '../../rules/competitions/access.ts';
import type { EntryAct } from '../../rules/competitions/people.ts';
import type { WriteContext } from '../../contract/types.ts';

interface Looking extends Viewer {
  refuse(status: 403 | 404, code: 'forbidden' | 'not_found'): never;
}

/** A competition the user may know of; a draft of somebody else is a 404, like one that does not exist. */
export function knownCompetition(
  ctx: Viewer & { refuse(status: 404, code: 'not_found'): never },
  id: number,
): CompetitionRecord {
  const competition = ctx.db.competitions.get(id);
  return competition && isKnownTo(ctx.db, competition, ctx.user?.id) ? competition : ctx.refuse(404, 'not_found');
}

/** A competition that the user manages, in the module of the request. */
export function managedCompetition(ctx: Looking, id: number): CompetitionRecord {
  const competition = knownCompetition(ctx, id);
  return managesCompetition(ctx.db, ctx, competition) ? competition : ctx.refuse(403, 'forbidden');
}

/** What the user of the request does with the entries of a competition. */
export const actOf = (
  ctx: Pick<WriteContext, 'db' | 'user' | 'now' | 'realtime' | 'emit'>,
  competition: CompetitionRecord,
): EntryAct => ({
  db: ctx.db,
  competition,
  actor: ctx.user,
  now: ctx.now(),
  realtime: ctx.realtime,
  emit: (event) => ctx.emit(event),
});
