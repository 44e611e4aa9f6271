import type { ComponentType } from 'react';
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

interface SideProps {
  game: Game;
  side: GameSideKey;
}

interface LineUpsProps {
  game: Game;
  /** Below the name of a side, for who may do something about it. */
  Action?: ComponentType<SideProps>;
}

/** Who plays on which side; people of an event may bring guests ("+1"). */
export function LineUps({ game, Action }: LineUpsProps) {
  return (
    <div className={css.lineups}>
      <LineUp game={game} side="home" Action={Action} />
      <LineUp game={game} side="away" Action={Action} />
    </div>
  );
}

/** People and the guests they bring. */
export const headsOf = (entries: readonly Pick<LineupEntry, 'guests'>[]): number =>
  entries.reduce((sum, { guests }) => sum + 1 + guests, 0);

function LineUp({ game, side, Action }: LineUpsProps & SideProps) {
  const t = useT('games');
  const words = useT('fixtures');
  const { lineup } = game[side];
  const label = sideName(game, side, words);
  const bench = lineup.filter(({ is_starter }) => is_starter === false);
  // where nobody has chosen, everybody
  const first = lineup.filter(({ is_starter }) => is_starter !== false);
  return (
    <div className={css.lineup}>
      <SideHead game={game} side={side} heads={headsOf(lineup)} />
      {Action && <Action game={game} side={side} />}
      {lineup.length === 0 && <p className={css.quiet}>{t('lineups.none')}</p>}
      {first.length > 0 && <Entries label={label} entries={first} />}
      {bench.length > 0 && (
        <>
          <h4 className={css.lineupPart}>{t('lineups.bench')}</h4>
          <Entries label={t('lineups.benchOf', { team: label })} entries={bench} />
        </>
      )}
    </div>
  );
}

function Entries({ label, entries }: { label: string; entries: readonly LineupEntry[] }) {
  return (
    <ListRows label={label}>
      {entries.map((entry) => (
        <Entry key={entry.user.id} entry={entry} />
      ))}
    </ListRows>
  );
}

/** What a side is called, and how many they are. */
export function SideHead({ game, side, heads }: SideProps & { heads: number }) {
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
