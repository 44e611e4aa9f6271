import { roundName } from '../../entities/competition/round-words.ts';
import { sideName } from '../../entities/game/side-name.ts';
import type { Fixture, GameSideKey, StandingRow, StandingTable, TeamRef } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import type { ChampionWay } from './champion-way.ts';

/** A side of the final, or a row of the table: the same on the page and on the picture. */
export interface WayRow {
  /** Before the name: the rank. */
  lead: string | null;
  team: TeamRef | null;
  name: string;
  /** At the end: goals, sets, points. */
  value: string;
  hasWon: boolean;
}
export interface WayWords {
  /** "Final · Dec 18, 2026", "Final table". */
  caption: string;
  rows: readonly WayRow[];
}

interface Texts {
  t: Translate<'competition'>;
  games: Translate<'fixtures'>;
  format: Format;
}

/** How it was won, in words. */
export const wordsOf = (way: ChampionWay, texts: Texts): WayWords =>
  way.kind === 'final'
    ? {
        caption: captionOf(way.game, texts),
        rows: [sideRow(way.game, 'home', texts), sideRow(way.game, 'away', texts)],
      }
    : { caption: texts.t('champion.table'), rows: way.rows.map((row) => tableRow(way.table, row, texts)) };

function captionOf({ stage, starts_at, status }: Fixture, { t, games, format }: Texts): string {
  return [
    stage ? roundName(stage, t) : t('rounds.final'),
    starts_at !== null && format.dateShort(tiraneDate(Date.parse(starts_at))),
    status === 'walkover' && games('states.walkover'),
  ]
    .filter(Boolean)
    .join(' · ');
}

function sideRow(game: Fixture, side: GameSideKey, { games }: Texts): WayRow {
  const { team, is_winner: hasWon } = game[side];
  const { shootout } = game.score;
  const value = [game.score[side], shootout && `(${shootout[side]})`].filter((part) => part !== null).join(' ');
  return { lead: null, team, name: sideName(game, side, games), value, hasWon: hasWon === true };
}

function tableRow({ columns: shown }: StandingTable, row: StandingRow, { t }: Texts): WayRow {
  const value = shown.includes('points')
    ? t('champion.points', { count: row.points })
    : t('champion.wins', { count: row.won });
  return { lead: `${row.rank}.`, team: row.team, name: row.team.name, value, hasWon: row.rank === 1 };
}
