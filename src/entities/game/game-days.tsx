import { useId } from 'react';
import type { Fixture, GameSideKey, Id } from '../../shared/api/generated/model';
import { dayName } from '../../shared/i18n/day-name.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';

import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { FixtureRows } from './fixture-rows.tsx';
import * as css from './fixture-rows.css.ts';

interface GameDaysProps {
  /** Name of the list. */
  label: string;
  fixtures: readonly Fixture[];
  about: (fixture: Fixture) => string | undefined;
  /** A team of the reader. */
  myTeam: Id | undefined;
  stale?: StaleMark;
}

/** Games in the order of the list, under their days; those without a date under one heading. */
export function GameDays({ label, fixtures, stale, ...parts }: GameDaysProps) {
  const days = Map.groupBy(fixtures, ({ starts_at }) =>
    starts_at === null ? null : tiraneDate(Date.parse(starts_at)),
  );
  return (
    // Safari takes the role away from a list without markers.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" aria-label={label} className={css.days} {...stale}>
      {[...days].map(([date, games]) => (
        <Day key={date} date={date} games={games} {...parts} />
      ))}
    </ul>
  );
}

interface DayProps extends Pick<GameDaysProps, 'about' | 'myTeam'> {
  date: string | null;
  games: readonly Fixture[];
}

function Day({ date, games, about, myTeam }: DayProps) {
  const t = useT('fixtures');
  const words = useT();
  const format = useFormat();
  const id = useId();
  const name = date === null ? t('noDate') : dayName(date, now(), words, format);
  return (
    <li className={css.day}>
      <h2 id={id} className={css.dayName}>
        {name}
      </h2>
      <FixtureRows label={name} fixtures={games} about={about} mine={(game) => sideOf(game, myTeam)} isOfDay />
    </li>
  );
}

/** The side that a team is on. */
function sideOf({ home, away }: Fixture, team: Id | undefined): GameSideKey | null {
  if (team === undefined) return null;
  if (home.team?.id === team) return 'home';
  return away.team?.id === team ? 'away' : null;
}
