import { Trophy } from 'lucide-react';
import { momentText } from '../../entities/game/game-when.ts';
import { sideName } from '../../entities/game/side-name.ts';
import type { Fixture, GameSideKey, Id } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';
import type { useLinks } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { crestMark, crestPicture } from './crest-mark.ts';
import { cx } from '../../shared/ui/cx.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './bracket-box.css.ts';
import type { BracketEntry } from './bracket-rounds.ts';
import { isOn } from './game-states.ts';

/** What all boxes of a bracket share: they are up to 200, and hooks of their own would cost as much as drawing them. */
export interface BoxContext {
  t: Translate<'standings'>;
  link: ReturnType<typeof useLinks>;
  /** "Game 9". */
  numberText: (number: number) => string;
  fixtures: Translate<'fixtures'>;
  format: Format;
  now: number;
  myTeam: Id | undefined;
  /** The game whose winner has won it all. */
  lastGame: Id | undefined;
}

/** A game of a bracket, which leads to its page, or a team that has no opponent. */
export function entryBox({ game, bye }: BracketEntry, shared: BoxContext) {
  if (game) return gameBox(game, shared);
  return (
    <div className={css.bye}>
      <span
        className={cx(css.side, css.byeSide, bye.team ? crestMark(bye.team) : css.unknown)}
        style={bye.team ? crestPicture(bye.team) : undefined}
      >
        {bye.label} <span className={css.byeMark}>{shared.t('bracket.bye')}</span>
      </span>
    </div>
  );
}

function gameBox(game: Fixture, shared: BoxContext) {
  const { id, home, away } = game;
  const isMine = home.team?.id === shared.myTeam || away.team?.id === shared.myTeam;
  return (
    <a
      {...shared.link(paths.fixture(id))}
      className={cx(css.box, isOn(game) && css.on, isMine && shared.myTeam !== undefined && css.ofMine)}
    >
      <span className={css.about}>{aboutOf(game, shared)}</span>
      {sideRow(game, 'home', shared)}
      {sideRow(game, 'away', shared)}
    </a>
  );
}

/** The words around a number are looked up once: i18next takes as long for a text as a box for all its elements. */
export function numbersOf(words: Translate<'competition'>): BoxContext['numberText'] {
  const [before = '', after = ''] = words('rounds.number', { number: '#' }).split('#');
  return (number) => `${before}${number}${after}`;
}

/** "Game 9 · Live", "Game 12 · Thu, Nov 26, 18:00": its number, which other games name, and when it is or what became of it. */
function aboutOf({ stage, status, starts_at }: Fixture, { t, numberText, fixtures, format, now }: BoxContext): string {
  const number = stage && numberText(stage.number);
  const isQuiet = status === 'scheduled' || status === 'finished' || status === 'unscheduled';
  const when = isQuiet ? starts_at && momentText(starts_at, format, now) : fixtures(`states.${status}`);
  const ifNeeded = stage?.bracket?.side === 'reset' && status === 'unscheduled' && t('bracket.ifNeeded');
  return [number, when ?? ifNeeded].filter(Boolean).join(' · ');
}

function sideRow(game: Fixture, key: GameSideKey, { t, fixtures, myTeam, lastGame }: BoxContext) {
  const { team, is_winner: hasWon } = game[key];
  const score = game.score[key];
  const shootout = game.score.shootout?.[key];
  const isMine = team !== null && team.id === myTeam;
  return (
    <span
      className={cx(
        css.side,
        shootout !== undefined && css.sideOfShootout,
        team ? crestMark(team) : css.unknown,
        hasWon === true && css.won,
        hasWon === false && css.lost,
        isMine && css.mine,
      )}
      style={team ? crestPicture(team) : undefined}
    >
      {sideName(game, key, fixtures)}
      {isMine && <VisuallyHidden>{t('myTeam')}</VisuallyHidden>}
      {hasWon === true && game.id === lastGame && <Trophy className={css.trophy} aria-hidden />}
      {score !== null && (
        <span className={css.score}>
          {score}
          {shootout !== undefined && ` (${shootout})`}
        </span>
      )}
    </span>
  );
}
