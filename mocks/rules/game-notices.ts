import type { EventRecord, GameRecord, LocalText, ModuleType, NotificationRecord, UserRecord } from '../db/records.ts';
import type { DbWriter } from '../db/tables.ts';
import { managersOf, moduleOfOwner } from './event-access.ts';
import { followersOf, speakersOf } from './game-access.ts';
import { resultStateOf, type Side } from './game-result.ts';
import { eventOf, sideNames } from './games.ts';
import { gameAddress } from './notification-target.ts';
import { addNotification } from './notify.ts';
import { organizationRole } from './organization-access.ts';

/** Something that happened to a game, by whom and when. */
export interface GameAct {
  readonly game: GameRecord;
  /** null: it started by the clock. */
  readonly actor: Pick<UserRecord, 'id'> | null;
  readonly now: number;
}
const sides = ['home', 'away'] as const;

/** Asks those who answer for a side that does not stand by the result yet; a question about an earlier one is withdrawn. */
export async function tellResultEntered(db: DbWriter, act: GameAct): Promise<void> {
  const { game } = act;
  for (const one of questionsAbout(db, game.id)) await db.notifications.remove(one.id);
  const open = sides.filter((side) => !game.result?.confirmed.includes(side));
  const asked = new Set(open.flatMap((side) => speakersOf(db, game, side)));
  for (const userId of asked)
    if (userId !== act.actor?.id)
      await insert(db, act, 'result-entered', {
        ...inBase(userId),
        title: { en: 'Result to confirm', sq: 'Rezultat për t’u konfirmuar' },
        waits: true,
      });
}

/** Who cannot answer any more, since their side has, somebody disputed it, it was settled, or the time is over, is not asked any more. */
export async function closeQuestions(db: DbWriter, game: GameRecord, now: number): Promise<void> {
  const isOpen = resultStateOf(game.result, now) === 'provisional';
  const answered = new Set(isOpen ? (game.result?.confirmed ?? []).flatMap((side) => speakersOf(db, game, side)) : []);
  for (const { id, user_id, data, read_at } of questionsAbout(db, game.id))
    if (data.game && (!isOpen || answered.has(user_id)))
      await db.notifications.update(id, {
        data: { ...data, game: { ...data.game, waits: false } },
        read_at: read_at ?? now,
      });
}

const questionsAbout = (db: DbWriter, gameId: number): NotificationRecord[] =>
  db.notifications.filter(({ data }) => data.game?.id === gameId && data.game.waits === true);

/** Tells who manages the game and who entered the result, with the words of whoever disputes it. */
export async function tellResultDisputed(db: DbWriter, act: GameAct): Promise<void> {
  const { game, actor } = act;
  const event = eventOf(db, game);
  const enteredBy = game.result?.entered_by ?? null;
  const managers = event ? managersOf(db, event) : [];
  for (const userId of new Set([...managers, ...(enteredBy === null ? [] : [enteredBy])]))
    if (userId !== actor?.id)
      await insert(db, act, 'result-disputed', {
        ...(event && managers.includes(userId) ? asManager(db, event, userId) : inBase(userId)),
        title: { en: 'Result disputed', sq: 'Rezultat i kontestuar' },
        words: game.result?.dispute_reason ?? '',
      });
}

const newsTitles: Record<'fixture-started' | 'fixture-finished', LocalText> = {
  'fixture-started': { en: 'The game has started', sq: 'Ndeshja filloi' },
  'fixture-finished': { en: 'The game is over', sq: 'Ndeshja mbaroi' },
};
/** Tells a follower of the start or the end of a game. */
export const tellFollower = (
  db: DbWriter,
  act: GameAct,
  type: keyof typeof newsTitles,
  userId: number,
): Promise<void> => insert(db, act, type, { ...inBase(userId), title: newsTitles[type] });

/** Tells the followers of the end, but those who are asked about the result or have entered it. */
export async function tellFinished(db: DbWriter, act: GameAct): Promise<void> {
  const asked = new Set(questionsAbout(db, act.game.id).map(({ user_id }) => user_id));
  for (const userId of followersOf(db, act.game))
    if (userId !== act.actor?.id && !asked.has(userId)) await tellFollower(db, act, 'fixture-finished', userId);
}

interface Reader {
  readonly user_id: number;
  readonly module: ModuleType;
  readonly entity_id: number;
}
const inBase = (user_id: number): Reader => ({ user_id, module: 'base', entity_id: user_id });
/** In the profile from which they manage the event; who has left its organization has the base profile. */
const asManager = (db: DbWriter, event: EventRecord, user_id: number): Reader => {
  const module = moduleOfOwner(event);
  return module === 'organization' && organizationRole(db, event.owner_id, user_id) !== null
    ? { user_id, module, entity_id: event.owner_id }
    : inBase(user_id);
};

interface Told extends Reader {
  readonly title: LocalText;
  readonly words?: string;
  readonly waits?: true;
}
async function insert(
  db: DbWriter,
  { game, actor, now }: GameAct,
  type: string,
  { title, words, waits, ...reader }: Told,
): Promise<void> {
  const event = eventOf(db, game);
  const name = (side: Side) => (event ? '' : nameOf(db, game, side));
  await addNotification(db, {
    ...reader,
    type,
    title,
    body: bodyOf(db, game, words),
    data: {
      entity_type: 'game',
      entity_id: game.id,
      url: gameAddress(game, reader),
      game: {
        id: game.id,
        ...(event && { event: { id: event.id, title: event.title } }),
        home: name('home'),
        away: name('away'),
        home_score: game.home_score,
        away_score: game.away_score,
        ...(waits && { waits }),
      },
    },
    actor_id: actor?.id ?? null,
    created_at: now,
  });
}

/** `Thursday football: Black team 3:2 White team.`, and the words of whoever says more. */
function bodyOf(db: DbWriter, game: GameRecord, words = ''): LocalText {
  const event = eventOf(db, game);
  const text = (language: 'en' | 'sq') => {
    const [home, away] = sides.map((side) => (event ? sideNames[side][language] : nameOf(db, game, side)));
    const score = game.home_score === null ? '–' : `${game.home_score}:${game.away_score}`;
    return `${event ? `${event.title}: ` : ''}${home} ${score} ${away}.${words && ` ${words}`}`;
  };
  return { en: text('en'), sq: text('sq') };
}

function nameOf(db: DbWriter, game: GameRecord, side: Side): string {
  const team = db.teams.get((side === 'home' ? game.home_team_id : game.away_team_id) ?? 0);
  return team?.name ?? (side === 'home' ? game.home_label : game.away_label);
}
