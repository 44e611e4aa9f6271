import { CircleHelp, TrendingDown, TrendingUp } from 'lucide-react';
import { useId } from 'react';
import type {
  Competition,
  Id,
  StandingColumn,
  StandingRow,
  StandingTable as Table,
} from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { TeamForm } from '../../entities/team/team-form.tsx';
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
              {table.columns.map((column) => (
                <Heading key={column} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.team.id}
                row={row}
                table={table}
                isMine={competition.my_team?.id === row.team.id}
                onWhy={(team) => open(`why-${stage}`, team)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {asked && <WhyRank row={asked} table={table} competition={competition} onClose={close} />}
    </>
  );
}

/** Short on a phone, where screen readers hear the whole word all the same. */
function Heading({ column }: { column: StandingColumn }) {
  const t = useT('standings');
  return (
    <th scope="col" className={cx(css.head, column === 'form' && css.form, isWideOnly(column) && css.wideOnly)}>
      <span aria-hidden className={css.short}>
        {t(`short.${column}`)}
      </span>
      <span className={css.full}>{t(`columns.${column}`)}</span>
    </th>
  );
}

interface RowProps {
  row: StandingRow;
  table: Table;
  isMine: boolean;
  onWhy: (team: Id) => void;
}

function Row({ row, table, isMine, onWhy }: RowProps) {
  const t = useT('standings');
  const format = useFormat();
  const id = useId();
  const { team, rank, status } = row;
  const zone = isRanked(row) ? table.zones.find(({ from, to }) => from <= rank && rank <= to)?.kind : undefined;
  return (
    <tr className={cx(css.row, isMine && css.mine)}>
      <td className={cx(css.cell, css.rank, zone && css.zone[zone])}>
        <span className={css.place}>{isRanked(row) ? rank : '–'}</span>
        <RankChange by={row.rank_change} />
        {zone && <VisuallyHidden>{t(`zones.${zone}`)}</VisuallyHidden>}
        <button
          type="button"
          className={css.why}
          aria-label={t('why.title')}
          aria-describedby={id}
          aria-haspopup="dialog"
          onClick={() => onWhy(team.id)}
        >
          <CircleHelp size={12} aria-hidden />
        </button>
      </td>
      <th scope="row" id={id} className={cx(css.cell, css.team)}>
        <Link to={paths.team(team.slug)} className={css.link}>
          <Crest of={team} size={24} />
          <span className={css.name}>{team.name}</span>
        </Link>
        {isMine && <span className={css.mark}>{t('myTeam')}</span>}
        {status !== 'active' && <Badge className={css.status}>{t(`status.${status}`)}</Badge>}
      </th>
      {table.columns.map((column) =>
        column === 'form' ? (
          <td key={column} className={css.cell}>
            {/* newest first, as everywhere */}
            {row.form.length > 0 && <TeamForm form={row.form.toReversed()} />}
          </td>
        ) : (
          <td
            key={column}
            className={cx(css.cell, css.number, column === 'points' && css.points, isWideOnly(column) && css.wideOnly)}
          >
            {columns[column].text(row, format)}
            {column === 'points' && row.deductions.length > 0 && <span aria-hidden>*</span>}
          </td>
        ),
      )}
    </tr>
  );
}

/** Places gained or lost with the last matchday; nothing when there are none. */
function RankChange({ by }: { by: number }) {
  const t = useT('standings');
  if (by === 0) return null;
  const Icon = by > 0 ? TrendingUp : TrendingDown;
  const count = Math.abs(by);
  return (
    <span className={by > 0 ? css.up : css.down}>
      <Icon size={12} aria-hidden />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t(by > 0 ? 'up' : 'down', { count })}</VisuallyHidden>
    </span>
  );
}
