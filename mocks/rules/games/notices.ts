import type { NotificationType } from '../../../src/shared/api/generated/model.ts';
import type { GameRecord, LocalText, NotificationRecord, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { followersOf } from './access.ts';
import { type GameHost, type GameReader } from './host.ts';
import { hostOf } from './kinds.ts';
import { resultStateOf } from './result.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { addNotification } from '../shared/notify.ts';

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
  const host = hostOf(db, game);
  const asked = new Set(open.flatMap((side) => host.speakers(side)));
  for (const userId of asked)
    if (userId !== act.actor?.id)
      await insert(db, act, 'result-entered', {
        ...inBase(userId),
        title: noticeTitles['result-entered'],
        waits: true,
      });
}

/** Who cannot answer any more, since their side has, somebody disputed it, it was settled, or the time is over, is not asked any more. */
export async function closeQuestions(db: DbWriter, game: GameRecord, now: number): Promise<void> {
  const host = hostOf(db, game);
  const isOpen = resultStateOf(game.result, now) === 'provisional';
  const answered = new Set(isOpen ? (game.result?.confirmed ?? []).flatMap((side) => host.speakers(side)) : []);
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
  const host = hostOf(db, game);
  const enteredBy = game.result?.entered_by ?? null;
  const managers = host.managers();
  for (const userId of new Set([...managers, ...(enteredBy === null ? [] : [enteredBy])]))
    if (userId !== actor?.id)
      await insert(db, act, 'result-disputed', {
        ...(managers.includes(userId) ? host.profileOf(userId) : inBase(userId)),
        title: noticeTitles['result-disputed'],
        words: game.result?.dispute_reason ?? '',
      });
}

/** Tells a follower of the start of a game, its score or its end. */
export const tellFollower = (
  db: DbWriter,
  act: GameAct,
  type: 'fixture-started' | 'fixture-score' | 'fixture-finished',
  userId: number,
): Promise<void> => insert(db, act, type, { ...inBase(userId), title: noticeTitles[type] });

/** Tells the followers of the end, but those who are asked about the result or have entered it. */
export async function tellFinished(db: DbWriter, act: GameAct): Promise<void> {
  const asked = new Set(questionsAbout(db, act.game.id).map(({ user_id }) => user_id));
  for (const userId of followersOf(db, act.game))
    if (userId !== act.actor?.id && !asked.has(userId)) await tellFollower(db, act, 'fixture-finished', userId);
}

const inBase = (user_id: number): GameReader => ({ user_id, module: 'base', entity_id: user_id });

interface Told extends GameReader {
  readonly title: LocalText;
  readonly words?: string;
  readonly waits?: true;
}
async function insert(
  db: DbWriter,
  { game, actor, now }: GameAct,
  type: NotificationType,
  { title, words, waits, ...reader }: Told,
): Promise<void> {
  const host = hostOf(db, game);
  await addNotification(db, {
    ...reader,
    type,
    title,
    body: bodyOf(host, game, words),
    data: {
      entity_type: 'game',
      entity_id: game.id,
      url: host.address(reader),
      game: {
        id: game.id,
        ...host.inNotice(),
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
function bodyOf(host: GameHost, game: GameRecord, words = ''): LocalText {
  const text = (language: 'en' | 'sq') => {
    const [home, away] = sides.map((side) => host.sideName(side)[language]);
    const score = game.home_score === null ? '–' : `${game.home_score}:${game.away_score}`;
    return `${host.event ? `${host.event.title}: ` : ''}${home} ${score} ${away}.${words && ` ${words}`}`;
  };
  return { en: text('en'), sq: text('sq') };
}
