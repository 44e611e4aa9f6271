import { type ReactNode, useId } from 'react';
import type {
  Competition,
  Id,
  StandingColumn,
  StandingRow,
  StandingTable as Table,
} from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { useLinks } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { signed } from '../../entities/competition/criteria-words.ts';
import { teamFormWith } from '../../entities/team/team-form.tsx';
import { columns } from './columns.ts';
import { isRanked, isWideOnly } from './standings-csv.ts';
import * as css from './standings.css.ts';
import { WhyRank } from './why-rank.tsx';

interface StandingsTableProps {
  table: Table;
  competition: Pick<Competition, 'sport' | 'ranking' | 'my_team'>;
  /** Beside the caption, when it is not the table that stands. */
  note?: string | undefined;
}

/** A table of a stage: each row with its form, where its place leads, and why it is there (`?why-{stage}={team}`, CMP-02). */
export function StandingsTable({ table, competition, note }: StandingsTableProps) {
  const t = useT('standings');
  const { stage_id: stage, group, rows } = table;
  const shared: RowContext = {
    t,
    form: teamFormWith(useT('teams')),
    why: t('why.title'),
    format: useFormat(),
    link: useLinks(),
    idPrefix: useId(),
    table,
    myTeam: competition.my_team?.id,
    onWhy: (team) => open(`why-${stage}`, team),
  };
  const caption = group ? t('ofGroup', { name: group.name }) : t('title');
  const { shown, open, close } = useSearchDialogs(searchDialogs({ about: [`why-${stage}`] }), {
    mayOpen: ({ id }) => rows.some(({ team }) => team.id === id),
  });
  const asked = shown && rows.find(({ team }) => team.id === shown.id);
  return (
    <>
      {/* wider than a phone: the keyboard scrolls it too */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroller} role="region" aria-label={caption} tabIndex={0}>
        <table className={css.table}>
          <caption className={css.caption}>
            <span className={css.captionText}>
              {caption} {note !== undefined && <Badge tone="accent">{note}</Badge>}
            </span>
          </caption>
          <thead>
            <tr>
              <th scope="col" className={cx(css.head, css.rank)}>
                <VisuallyHidden>{t('rank')}</VisuallyHidden>
                <span aria-hidden>#</span>
              </th>
              <th scope="col" className={cx(css.head, css.team)}>
                {t('team')}
              </th>
              {table.columns.map((column) => headingOf(column, t))}
            </tr>
          </thead>
          <tbody>{rows.map((row) => rowOf(row, shared))}</tbody>
        </table>
      </div>
      {asked && <WhyRank row={asked} table={table} competition={competition} onClose={close} />}
    </>
  );
}

/** Short on a phone, where screen readers hear the whole word all the same. */
function headingOf(column: StandingColumn, t: Translate<'standings'>) {
  return (
    <th
      key={column}
      scope="col"
      className={cx(css.head, column === 'form' && css.form, isWideOnly(column) && css.wideOnly)}
    >
      <span aria-hidden className={css.short}>
        {t(`short.${column}`)}
      </span>
      <span className={css.full}>{t(`columns.${column}`)}</span>
    </th>
  );
}

/** What all rows share: a table has up to 40, and hooks of their own would cost as much as drawing them. */
interface RowContext {
  t: Translate<'standings'>;
  form: ReturnType<typeof teamFormWith>;
  /** "Why this rank?" */
  why: string;
  format: Format;
  link: ReturnType<typeof useLinks>;
  idPrefix: string;
  table: Table;
  myTeam: Id | undefined;
  onWhy: (team: Id) => void;
}

function rowOf(row: StandingRow, shared: RowContext) {
  const { t, link, idPrefix, table, myTeam } = shared;
  const { team, status } = row;
  const isMine = team.id === myTeam;
  const id = `${idPrefix}${team.id}`;
  return (
    <tr key={team.id} className={cx(css.row, isMine && css.mine)}>
      {rankCell(row, id, shared)}
      <th scope="row" id={id} className={css.team}>
        {withLive(
          row,
          <a {...link(paths.team(team.slug))} className={css.link}>
            {/* called, not mounted: it has no hooks, and stands here forty times */}
            {Crest({ of: team, size: 24 })}
            <span className={css.name}>{team.name}</span>
          </a>,
          shared,
        )}
        {isMine && <span className={css.mark}>{t('myTeam')}</span>}
        {status !== 'active' && <Badge className={css.status}>{t(`status.${status}`)}</Badge>}
      </th>
      {table.columns.map((column) => cellOf(column, row, shared))}
    </tr>
  );
}

/** Beside the name the score of the game that the team plays now, which its row counts as it stands. */
function withLive({ live }: StandingRow, name: ReactNode, { t, link }: RowContext) {
  if (!live) return name;
  const score = `${live.score_for}–${live.score_against}`;
  return (
    <div className={css.withLive}>
      {name}
      <a {...link(paths.fixture(live.game_id))} className={css.live} aria-label={t('live', { score })}>
        <span className={css.liveScore}>{score}</span>
      </a>
    </div>
  );
}

/** The place, what came of it, and the button that fills the cell and says why. */
function rankCell(row: StandingRow, id: string, { t, table, why, format, onWhy }: RowContext) {
  const { rank, rank_change: by, team } = row;
  const zone = isRanked(row) ? table.zones.find(({ from, to }) => from <= rank && rank <= to)?.kind : undefined;
  return (
    <td className={cx(css.place, zone && css.zone[zone])}>
      {isRanked(row) ? rank : '–'}
      {by !== 0 && (
        <span
          role="img"
          aria-label={t(by > 0 ? 'up' : 'down', { count: Math.abs(by) })}
          className={by > 0 ? css.up : css.down}
        >
          {signed(by, format)}
        </span>
      )}
      {zone && <VisuallyHidden>{t(`zones.${zone}`)}</VisuallyHidden>}
      <button
        type="button"
        className={css.why}
        aria-label={why}
        aria-describedby={id}
        aria-haspopup="dialog"
        onClick={() => onWhy(team.id)}
      />
    </td>
  );
}

function cellOf(column: StandingColumn, row: StandingRow, { format, form }: RowContext) {
  if (column === 'form') {
    return (
      <td key={column}>
        {/* newest first, as everywhere */}
        {row.form.length > 0 && form(row.form.toReversed())}
      </td>
    );
  }
  return (
    <td key={column} className={column === 'points' ? css.points : isWideOnly(column) ? css.wideOnly : undefined}>
      {columns[column].text(row, format)}
      {column === 'points' && row.deductions.length > 0 && <span aria-hidden>*</span>}
    </td>
  );
}
