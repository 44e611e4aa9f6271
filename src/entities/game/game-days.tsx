import type { CompetitionRef, Fixture, GameSideKey, Id } from '../../shared/api/generated/model';
import { dayName } from '../../shared/i18n/day-name.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import type { ItemAttributes } from '../../shared/ui/list-row.tsx';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import { FixtureRows, type FixtureRowsProps } from './fixture-rows.tsx';
import * as css from './fixture-rows.css.ts';

/** Games that are put on another day by drag. */
export interface DayDrag<F extends Fixture> {
  /** Attributes of the row of a game; none for one that stays where it is. */
  game: (game: F) => ItemAttributes | undefined;
  /** Attributes of a day (`2026-11-26`); null: without a date. */
  day: (date: string | null) => ItemAttributes;
}

interface GameDaysProps<F extends Fixture> extends Omit<FixtureRowsProps<F>, 'isOfDay' | 'item'> {
  drag?: DayDrag<F>;
  /** Of the days; `h2` when absent. */
  heading?: 'h2' | 'h3';
  /** They are of several competitions: each is named, with the way to it. */
  namesCompetitions?: boolean;
  stale?: StaleMark;
}

/** Games in the order of the list, under their days and there under their competitions; those without a date under one heading. */
export function GameDays<F extends Fixture>({ label, fixtures, stale, ...parts }: GameDaysProps<F>) {
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

interface DayProps<F extends Fixture> extends Omit<GameDaysProps<F>, 'label' | 'fixtures' | 'stale'> {
  date: string | null;
  games: readonly F[];
}

function Day<F extends Fixture>(props: DayProps<F>) {
  const { date, games, heading = 'h2', namesCompetitions = false, drag, ...parts } = props;
  const t = useT('fixtures');
  const words = useT();
  const format = useFormat();
  const Heading = heading;
  const name = date === null ? t('noDate') : dayName(date, now(), words, format);
  const groups = Map.groupBy(games, ({ competition }) => (namesCompetitions ? (competition?.id ?? null) : null));
  return (
    <li {...drag?.day(date)} className={css.day}>
      <Heading className={css.dayName}>{name}</Heading>
      {[...groups].map(([id, rows]) => (
        <Group
          key={id}
          day={name}
          competition={id === null ? null : (rows[0]?.competition ?? null)}
          isOther={id === null && groups.size > 1}
          games={rows}
          heading={heading === 'h2' ? 'h3' : 'h4'}
          item={drag?.game}
          {...parts}
        />
      ))}
    </li>
  );
}

interface GroupProps<F extends Fixture> extends Omit<FixtureRowsProps<F>, 'label' | 'fixtures' | 'isOfDay'> {
  day: string;
  /** null: their competition is not named, or they have none. */
  competition: CompetitionRef | null;
  /** They stand beside those of competitions. */
  isOther: boolean;
  games: readonly F[];
  heading: 'h3' | 'h4';
}

function Group<F extends Fixture>({ day, competition, isOther, games, heading: Heading, ...parts }: GroupProps<F>) {
  const t = useT('fixtures');
  const name = competition?.name ?? (isOther ? t('others') : null);
  return (
    <>
      {name !== null && (
        <Heading className={css.competition}>
          {competition ? (
            <Link to={paths.competitionFixtures(competition.id)} className={css.competitionLink}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
      )}
      <FixtureRows label={name === null ? day : `${day}, ${name}`} fixtures={games} isOfDay {...parts} />
    </>
  );
}

/** The side that a team is on. */
export function sideOf({ home, away }: Fixture, team: Id | undefined): GameSideKey | null {
  if (team === undefined) return null;
  if (home.team?.id === team) return 'home';
  return away.team?.id === team ? 'away' : null;
}
