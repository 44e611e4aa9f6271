/** What everybody is told who follows a competition or has a team in it: how far it is. */
import type { NotificationCompetition } from '../../../src/shared/api/generated/model.ts';
import type { LocalText } from '../../db/records.ts';
import type { DbReader } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { competitionAddress } from '../shared/notification-target.ts';
import { runnersOf } from './access.ts';
import { type CompetitionAct, inBase, insert, inTeam, line } from './notices.ts';

const followersOf = (db: DbReader, competitionId: number): number[] =>
  db.competitionFollows.by('competition', competitionId).map(({ user_id }) => user_id);

export const activeTeams = (db: DbReader, competitionId: number): number[] =>
  db.competitionTeams
    .by('competition', competitionId)
    .filter(({ status }) => status === 'active')
    .map(({ team_id }) => team_id);

/** Those who run these teams, in the profile of the team, and the followers; each once, and never who did it. */
function readersOf({ db, competition, actor }: CompetitionAct, teamIds: readonly number[]) {
  const readers = new Map(
    [
      ...followersOf(db, competition.id).map(inBase),
      ...teamIds.flatMap((team) => runnersOf(db, team).map((user) => inTeam(team, user))),
    ].map((one) => [one.user_id, one] as const),
  );
  return [...readers.values()].filter(({ user_id }) => user_id !== actor?.id);
}

const idsOf = (readers: readonly { readonly user_id: number }[]): number[] => readers.map(({ user_id }) => user_id);

/** Tells those who run its teams, or wait for a place, and its followers that it is cancelled, and why. Returns whom. */
export async function tellCancelled(act: CompetitionAct, teamIds: readonly number[]): Promise<number[]> {
  const { id, name, cancel_reason } = act.competition;
  const readers = readersOf(act, teamIds);
  for (const reader of readers)
    await insert(act, 'competition-cancelled', {
      ...reader,
      url: competitionAddress(id, reader),
      title: noticeTitles['competition-cancelled'],
      body: { en: line(`${name} is cancelled.`, cancel_reason), sq: line(`${name} u anulua.`, cancel_reason) },
      more: {},
    });
  return idsOf(readers);
}

type Told = NonNullable<NotificationCompetition['phase']>;
const phaseWords = {
  registration: { en: 'Teams can apply now.', sq: 'Ekipet mund të aplikojnë tani.' },
  ongoing: { en: 'The first games are coming.', sq: 'Po vijnë ndeshjet e para.' },
  finished: null,
} satisfies Record<Told, LocalText | null>;

/** Tells its followers, and but for the registration those who run its teams, that it is open, has begun or is over, and who has won. Returns whom. */
export async function tellPhase(act: CompetitionAct, phase: Told): Promise<number[]> {
  const { db, competition } = act;
  const { id, name, champion_id } = competition;
  const champion = champion_id === null ? null : existing(db.teams.get(champion_id), 'team').name;
  const words = phaseWords[phase];
  const teams = phase === 'registration' ? [] : activeTeams(db, id);
  const readers = readersOf(act, teams);
  for (const reader of readers)
    await insert(act, 'competition-phase', {
      ...reader,
      url: competitionAddress(id, reader),
      title: noticeTitles['competition-phase'][phase],
      body: {
        en: line(`${name}.`, words?.en, champion && `Champion: ${champion}.`),
        sq: line(`${name}.`, words?.sq, champion && `Kampion: ${champion}.`),
      },
      more: { phase, ...(champion !== null && { team: champion }) },
    });
  return idsOf(readers);
}
