/** What officials and those who appoint them are told (decision 060). */
import type { GameOfficialRecord, GameRecord, LocalText, UserRecord } from '../../db/records.ts';
import type { DbWriter } from '../../db/tables.ts';
import { shortly } from './schedule-notices.ts';
import { noticeTitles } from '../shared/notice-titles.ts';
import { addNotification } from '../shared/notify.ts';
import { toIso } from '../shared/time.ts';
import type { GameReader } from '../games/host.ts';
import { hostOf } from '../games/kinds.ts';

interface OfficialAct {
  readonly db: DbWriter;
  readonly game: GameRecord;
  readonly actor: Pick<UserRecord, 'id' | 'name'>;
  readonly now: number;
  readonly role: GameOfficialRecord['role'];
}

/** The official is told that they are asked, or not needed any more. */
export const tellOfficial = (act: OfficialAct, userId: number, appointment: 'asked' | 'removed'): Promise<void> =>
  insert(act, { user_id: userId, module: 'base', entity_id: userId }, appointment);

/** Who runs the competition is told of the answer. */
export async function tellAppointers(act: OfficialAct, appointment: 'accepted' | 'declined'): Promise<void> {
  const host = hostOf(act.db, act.game);
  for (const userId of host.managers())
    if (userId !== act.actor.id) await insert(act, host.profileOf(userId), appointment);
}

async function insert(
  { db, game, actor, now, role }: OfficialAct,
  reader: GameReader,
  appointment: 'asked' | 'removed' | 'accepted' | 'declined',
): Promise<void> {
  const host = hostOf(db, game);
  const [home, away] = [host.sideName('home'), host.sideName('away')];
  const when = game.starts_at === null ? '' : ` ${shortly(game.starts_at)}.`;
  const body: LocalText = { en: `${home.en} – ${away.en}.${when}`, sq: `${home.sq} – ${away.sq}.${when}` };
  await addNotification(db, {
    ...reader,
    type: 'fixture-official',
    title: noticeTitles['fixture-official'][appointment],
    body,
    data: {
      entity_type: 'game',
      entity_id: game.id,
      url: host.address(reader),
      game: {
        id: game.id,
        ...host.inNotice(),
        home_score: game.home_score,
        away_score: game.away_score,
        starts_at: game.starts_at === null ? null : toIso(game.starts_at),
        appointment,
        role,
      },
    },
    actor_id: actor.id,
    created_at: now,
  });
}
