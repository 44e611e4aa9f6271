import type { Game, GameSideKey, LineupEntry } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './game.css.ts';
import { positionText } from './positions.ts';
import { sideName } from './side-name.ts';
import { SideMark } from './side-mark.tsx';

/** Who plays on which side; people of an event may bring guests ("+1"). */
export function LineUps({ game }: { game: Game }) {
  return (
    <div className={css.lineups}>
      <LineUp game={game} side="home" />
      <LineUp game={game} side="away" />
    </div>
  );
}

/** People and the guests they bring. */
export const headsOf = (entries: readonly Pick<LineupEntry, 'guests'>[]): number =>
  entries.reduce((sum, { guests }) => sum + 1 + guests, 0);

function LineUp({ game, side }: { game: Game; side: GameSideKey }) {
  const t = useT('games');
  const words = useT('fixtures');
  const { lineup } = game[side];
  return (
    <div className={css.lineup}>
      <SideHead game={game} side={side} heads={headsOf(lineup)} />
      {lineup.length === 0 ? (
        <p className={css.quiet}>{t('lineups.none')}</p>
      ) : (
        <ListRows label={sideName(game, side, words)}>
          {lineup.map((entry) => (
            <Entry key={entry.user.id} entry={entry} />
          ))}
        </ListRows>
      )}
    </div>
  );
}

/** What a side is called, and how many they are. */
export function SideHead({ game, side, heads }: { game: Game; side: GameSideKey; heads: number }) {
  const t = useT('games');
  const words = useT('fixtures');
  return (
    <div className={css.lineupHead}>
      <SideMark of={game[side]} side={side} />
      <h3 className={css.lineupName}>{sideName(game, side, words)}</h3>
      {heads > 0 && <span className={css.quiet}>{t('lineups.heads', { count: heads })}</span>}
    </div>
  );
}

function Entry({ entry: { user, guests, is_captain, position, jersey_number } }: { entry: LineupEntry }) {
  const t = useT('games');
  return (
    <ListRow
      icon={<Avatar id={user.id} name={user.name || '·'} image={user.image?.url} />}
      title={
        <span className={css.person}>
          {user.name}
          <Guests guests={guests} t={t} />
          {is_captain && <Badge>{t('lineups.captain')}</Badge>}
        </span>
      }
      meta={positionText(position, t)}
      value={
        jersey_number !== null && (
          <span className={css.number}>
            <VisuallyHidden>{t('lineups.number')} </VisuallyHidden>
            {jersey_number}
          </span>
        )
      }
    />
  );
}

/** "+1" beside a name; nothing for who comes alone. */
export function Guests({ guests, t }: { guests: number; t: Translate<'games'> }) {
  if (guests === 0) return null;
  return (
    <Badge tone="info" icon="none">
      <span aria-hidden>{t('lineups.guests', { count: guests })}</span>
      <VisuallyHidden>{t('lineups.guestsSpoken', { count: guests })}</VisuallyHidden>
    </Badge>
  );
}
