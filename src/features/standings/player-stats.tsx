import { CardMark } from '../../entities/game/card-mark.tsx';
import type { CardRow, ScorerRow } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { FirstRows } from '../../shared/ui/first-rows.tsx';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './player-stats.css.ts';
import { scoredText, type ScorersSport } from './scorer-words.ts';

/** Rows of each list that are shown at once. */
const FIRST = 5;

interface PlayerStatsProps {
  sport: ScorersSport;
  scorers: readonly ScorerRow[];
  cards: readonly CardRow[];
  /** On the page of their team, which no row has to name. */
  isOfTeam: boolean;
}

/** Who has scored most, and who was booked; nothing where no game was tracked (CMP-04). */
export function PlayerStats({ sport, scorers, cards, isOfTeam }: PlayerStatsProps) {
  const t = useT('standings');
  const ofScorers = t(`stats.scorers.${sport}`);
  if (scorers.length + cards.length === 0) return null;
  return (
    <div className={isOfTeam ? css.below : css.beside}>
      {scorers.length > 0 && (
        <Section title={ofScorers}>
          <FirstRows label={ofScorers} rows={scorers} first={FIRST} all={t('stats.all', { count: scorers.length })}>
            {(row) => <Scorer key={keyOf(row)} row={row} sport={sport} isOfTeam={isOfTeam} />}
          </FirstRows>
        </Section>
      )}
      {cards.length > 0 && (
        <Section title={t('stats.cards')}>
          <FirstRows label={t('stats.cards')} rows={cards} first={FIRST} all={t('stats.all', { count: cards.length })}>
            {(row) => <Booked key={keyOf(row)} row={row} isOfTeam={isOfTeam} />}
          </FirstRows>
        </Section>
      )}
    </div>
  );
}

/** A player who has changed teams has a row of each. */
const keyOf = ({ user, team }: Pick<ScorerRow, 'user' | 'team'>): string => `${user.id} ${team.id}`;

interface RowProps<Row> extends Pick<PlayerStatsProps, 'isOfTeam'> {
  row: Row;
}

function Scorer({ row, sport, isOfTeam }: RowProps<ScorerRow> & { sport: ScorersSport }) {
  const t = useT('standings');
  const { user, team, points, games } = row;
  const inGames = t('stats.inGames', { count: games });
  const place = isOfTeam ? {} : { to: paths.team(team.slug) };
  return (
    <ListRow
      {...place}
      icon={<Avatar id={user.id} name={user.name || '·'} image={user.image?.url} />}
      title={user.name}
      meta={isOfTeam ? inGames : `${team.name} · ${inGames}`}
      value={<span className={css.figure}>{scoredText(points, sport, t)}</span>}
    />
  );
}

function Booked({ row: { user, team, yellows, reds }, isOfTeam }: RowProps<CardRow>) {
  const t = useT('standings');
  const place = isOfTeam ? {} : { to: paths.team(team.slug) };
  return (
    <ListRow
      {...place}
      icon={<Avatar id={user.id} name={user.name || '·'} image={user.image?.url} />}
      title={user.name}
      meta={isOfTeam ? null : team.name}
      value={
        <span className={css.cards}>
          {yellows > 0 && <Cards kind="yellow" count={yellows} words={t('stats.yellows', { count: yellows })} />}
          {reds > 0 && <Cards kind="red" count={reds} words={t('stats.reds', { count: reds })} />}
        </span>
      }
    />
  );
}

/** The card and its number, in words for who does not see it. */
function Cards({ kind, count, words }: { kind: 'yellow' | 'red'; count: number; words: string }) {
  return (
    <span className={css.card}>
      <CardMark kind={kind} />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
