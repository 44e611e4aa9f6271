import type { DbWriter } from '../../db/tables.ts';

/** Whose account ends: their drafts are gone, what is over keeps no owner, and they are on no roster and follow nothing. */
export async function leaveCompetitions({
  db,
  user,
}: {
  readonly db: DbWriter;
  readonly user: { readonly id: number };
}) {
  for (const { id, phase } of db.competitions.by('owner', 'base', user.id)) {
    if (phase !== 'draft') {
      await db.competitions.update(id, { owner_id: null });
      continue;
    }
    for (const one of db.competitionTeams.by('competition', id)) await db.competitionTeams.remove(one.id);
    for (const one of db.competitionFollows.by('competition', id)) await db.competitionFollows.remove(one.id);
    await db.competitions.remove(id);
  }
  const isOther = ({ user_id }: { readonly user_id: number }) => user_id !== user.id;
  for (const { id, roster } of db.competitionTeams.filter((one) => !one.roster.every(isOther)))
    await db.competitionTeams.update(id, { roster: roster.filter(isOther) });
  for (const { id, roster } of db.applications.filter((one) => !one.roster.every(isOther)))
    await db.applications.update(id, { roster: roster.filter(isOther) });
}
