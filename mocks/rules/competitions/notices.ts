/** What people are told about competitions; the words of the app follow from the data. */
import type { NotificationType } from '../../../src/shared/api/generated/model.ts';
import type {
  ApplicationRecord,
  CompetitionRecord,
  LocalText,
  NotificationRecord,
  TeamRecord,
} from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { existing } from '../shared/lookups.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import {
  applicationAddress,
  competitionAddress,
  competitionGamesAddress,
  competitionTeamsAddress,
  entriesAddress,
  entryAddress,
} from '../shared/notification-target.ts';
import { addNotification, type Notice } from '../shared/notify.ts';
import { organizersOf, profileOfOrganizer } from '../people/competition-organizers.ts';
import { entriesTo, entryOf, runnersOf } from './access.ts';
import type { OpponentNews } from './settled.ts';

/** Something that happened in a competition, by whom and when; null: by the clock. */
export interface CompetitionAct {
  readonly db: DbWriter;
  readonly competition: CompetitionRecord;
  readonly actor: { readonly id: number } | null;
  readonly now: number;
}
type About = NonNullable<NotificationRecord['data']['competition']>;

const teamOf = (db: DbWriter, id: number | null): TeamRecord => existing(db.teams.get(id ?? 0), 'team');
export const line = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Tells its organizers that a team asks for a place; unread ones become one (design §11). */
export async function tellReceived(act: CompetitionAct, application: ApplicationRecord): Promise<void> {
  const { db, competition } = act;
  const team = teamOf(db, application.team_id);
  for (const user_id of organizersOf(db, competition)) {
    if (user_id === act.actor?.id) continue;
    const reader = inOwner(competition, user_id);
    await insert(act, 'application-received', {
      ...reader,
      ...receivedWords(competition, 1, team.name),
      url: entryAddress(competition.id, application.id, reader),
      more: { team: team.name, application_id: application.id },
      group: {
        key: requestsOf(competition),
        ofMany: (count, { data }) => ({
          ...receivedWords(competition, count, team.name),
          data: { ...data, url: entriesAddress(competition.id, reader), competition: about(competition) },
        }),
      },
    });
  }
}

/** After an application was decided or withdrawn: what is unread speaks of those that still wait, and is read when none does. */
export async function recountApplications({
  db,
  competition,
  now,
}: Pick<CompetitionAct, 'db' | 'competition' | 'now'>): Promise<void> {
  const open = entriesTo(db, competition.id).filter(({ status }) => status === 'pending');
  const last = open.at(-1);
  for (const one of db.notifications.filter(
    ({ group_key, read_at }) => group_key === requestsOf(competition) && read_at === null,
  )) {
    const count = Math.min(one.count, open.length);
    if (!last || count === 0) await db.notifications.update(one.id, { read_at: now });
    else {
      const { name } = teamOf(db, last.team_id);
      const single = count === 1 ? { team: name, application_id: last.id } : {};
      const url = count === 1 ? entryAddress(competition.id, last.id, one) : entriesAddress(competition.id, one);
      await db.notifications.update(one.id, {
        ...receivedWords(competition, count, name),
        data: { ...one.data, url, competition: { ...about(competition), ...single } },
        actor_id: last.user_id,
        count,
      });
    }
  }
}

const decisionWords: Record<NonNullable<About['decision']>, LocalText> = {
  accepted: { en: 'has a place in', sq: 'ka një vend në' },
  rejected: { en: 'has no place in', sq: 'nuk ka vend në' },
  waitlisted: { en: 'is on the waiting list of', sq: 'është në listën e pritjes së' },
  promoted: { en: 'has moved up from the waiting list of', sq: 'u ngjit nga lista e pritjes së' },
};

/** Tells those who run a team, and who applied, what was decided, with the note. */
export async function tellEntryDecided(
  act: CompetitionAct,
  application: ApplicationRecord,
  decision: NonNullable<About['decision']>,
): Promise<void> {
  const { db, competition } = act;
  const { name } = teamOf(db, application.team_id);
  const words = decisionWords[decision];
  const note = decision === 'promoted' ? null : application.decision_note;
  const isIn = decision === 'accepted' || decision === 'promoted';
  for (const user_id of new Set([...runnersOf(db, application.team_id ?? 0), application.user_id])) {
    if (user_id === act.actor?.id) continue;
    await insert(act, 'application-decided', {
      ...inBase(user_id),
      title: noticeTitles['application-decided'].entry[decision],
      body: {
        en: line(`${name} ${words.en} ${competition.name}.`, note),
        sq: line(`${name} ${words.sq} ${competition.name}.`, note),
      },
      // who is in reads the competition; who is not, how the application stands
      url: isIn ? competitionAddress(competition.id, inBase(user_id)) : applicationAddress(application.id, user_id),
      more: { team: name, application_id: application.id, decision },
    });
  }
}

interface EntryChange {
  readonly teamId: number;
  readonly change: NonNullable<About['change']>;
  readonly points?: number;
  /** In the words of whoever gave it, or in the reader's language. */
  readonly reason?: string | LocalText | null;
}
const changeWords: Record<EntryChange['change'], LocalText> = {
  added: { en: 'is in', sq: 'është në' },
  deducted: { en: 'has lost points in', sq: 'humbi pikë në' },
  disqualified: { en: 'is disqualified from', sq: 'u skualifikua nga' },
  withdrawn: { en: 'has withdrawn from', sq: 'u tërhoq nga' },
  walkover: { en: 'wins without playing in', sq: 'fiton pa luajtur në' },
  annulled: { en: 'has games that do not count in', sq: 'ka ndeshje që nuk llogariten në' },
  forfeited: { en: 'has lost without playing in', sq: 'humbi pa luajtur në' },
  reopened: { en: 'has a result that was taken back in', sq: 'ka një rezultat që u rihap në' },
};

/** Tells those who run a team what became of its place. */
export async function tellEntryChanged(act: CompetitionAct, what: EntryChange): Promise<void> {
  for (const user_id of runnersOf(act.db, what.teamId)) {
    const reader = inTeam(what.teamId, user_id);
    await insertChange(act, what, { ...reader, url: competitionTeamsAddress(act.competition.id, reader) });
  }
}

/** Tells those who run a team that one that has left gives it games without playing, or that games against it do not count. */
export async function tellOpponent(
  act: CompetitionAct,
  { teamId, change, left }: { readonly teamId: number; readonly change: OpponentNews; readonly left: number },
): Promise<void> {
  const { name } = teamOf(act.db, left);
  const isDisqualified = entryOf(act.db, act.competition.id, left)?.status === 'disqualified';
  const reason = isDisqualified
    ? { en: `${name} is disqualified.`, sq: `${name} u skualifikua.` }
    : { en: `${name} has withdrawn.`, sq: `${name} u tërhoq.` };
  for (const user_id of runnersOf(act.db, teamId)) {
    const reader = inTeam(teamId, user_id);
    const url = competitionGamesAddress(act.competition.id, reader);
    await insertChange(act, { teamId, change, reason }, { ...reader, url });
  }
}

/** Tells its organizers that a team has withdrawn. */
export async function tellWithdrawn(act: CompetitionAct, application: ApplicationRecord): Promise<void> {
  const { db, competition } = act;
  for (const user_id of organizersOf(db, competition)) {
    const reader = inOwner(competition, user_id);
    const what = { teamId: application.team_id ?? 0, change: 'withdrawn' } as const;
    await insertChange(act, what, { ...reader, url: entryAddress(competition.id, application.id, reader) });
  }
}

async function insertChange(
  act: CompetitionAct,
  { teamId, change, points, reason }: EntryChange,
  reader: Pick<Insertion, 'user_id' | 'module' | 'entity_id' | 'url'>,
): Promise<void> {
  if (reader.user_id === act.actor?.id) return;
  const { name } = teamOf(act.db, teamId);
  const words = changeWords[change];
  await insert(act, 'entry-changed', {
    ...reader,
    title: noticeTitles['entry-changed'][change],
    body: {
      en: line(`${name} ${words.en} ${act.competition.name}.`, typeof reason === 'object' ? reason?.en : reason),
      sq: line(`${name} ${words.sq} ${act.competition.name}.`, typeof reason === 'object' ? reason?.sq : reason),
    },
    more: { team: name, change, ...(points !== undefined && { points }) },
  });
}

/** Notifications keep naming a competition that has another name or slug. */
export async function renameInNotices(db: DbWriter, competition: CompetitionRecord): Promise<void> {
  for (const { id, data } of db.notifications.filter((one) => one.data.competition?.id === competition.id))
    if (data.competition)
      await db.notifications.update(id, {
        data: { ...data, competition: { ...data.competition, ...about(competition) } },
      });
}

const about = ({ id, slug, name }: CompetitionRecord) => ({ id, slug, name });
export const inBase = (user_id: number) => ({ user_id, module: 'base', entity_id: user_id }) as const;
/** In the profile of a team. */
export const inTeam = (entity_id: number, user_id: number) => ({ user_id, module: 'team', entity_id }) as const;
/** In the profile from which it is run. */
const inOwner = profileOfOrganizer;
const requestsOf = ({ id }: CompetitionRecord): string => `application-received:competition:${id}`;
const receivedWords = ({ name }: CompetitionRecord, count: number, team: string) => ({
  title: noticeTitles['application-received'],
  body:
    count === 1
      ? { en: `${team} asks for a place in ${name}.`, sq: `${team} kërkon një vend në ${name}.` }
      : { en: `${count} teams ask for a place in ${name}.`, sq: `${count} ekipe kërkojnë një vend në ${name}.` },
});

interface Insertion extends Pick<NotificationRecord, 'user_id' | 'module' | 'entity_id' | 'title' | 'body'> {
  readonly url: string;
  readonly more: Omit<About, 'id' | 'slug' | 'name'>;
  readonly group?: Notice['group'];
}
/** A notification about a competition. */
export async function insert(
  { db, competition, actor, now }: CompetitionAct,
  type: NotificationType,
  { url, more, ...told }: Insertion,
): Promise<void> {
  await addNotification(db, {
    ...told,
    type,
    data: {
      entity_type: 'competition',
      entity_id: competition.id,
      url,
      competition: { ...about(competition), ...more },
    },
    actor_id: actor?.id ?? null,
    created_at: now,
  });
}
