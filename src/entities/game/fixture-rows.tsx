import { type ComponentType, useId } from 'react';
import type { Fixture } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { sideName } from './side-name.ts';
import * as css from './fixture-rows.css.ts';

interface FixtureRowsProps<F extends Fixture> {
  label: string;
  fixtures: readonly F[];
  /** What the game is called, e.g. its event; who plays then comes second. Without it the sides are the title. */
  title?: (fixture: F) => string | undefined;
  /** Before the date: what else is to know, e.g. the sport. */
  about?: (fixture: F) => string | undefined;
  /** Beside the sides, e.g. whether the result is official. */
  Mark?: ComponentType<{ game: F }>;
  /** Below the row: what can be done about it. `linkId` is the id of the row's link, which says which game it is. */
  Foot?: ComponentType<{ game: F; linkId: string }>;
}

/** Games in a list, each a link to its page: what it is called or who plays, when and where, what became of it, and the score (design §8). */
export function FixtureRows<F extends Fixture>({ label, fixtures, ...parts }: FixtureRowsProps<F>) {
  return (
    <ListRows label={label}>
      {fixtures.map((fixture) => (
        <FixtureRow key={fixture.id} fixture={fixture} {...parts} />
      ))}
    </ListRows>
  );
}

interface FixtureRowProps<F extends Fixture> extends Omit<FixtureRowsProps<F>, 'label' | 'fixtures'> {
  fixture: F;
}

function FixtureRow<F extends Fixture>({ fixture, title, about, Mark, Foot }: FixtureRowProps<F>) {
  const linkId = useId();
  const t = useT('fixtures');
  const format = useFormat();
  const { id, starts_at, score, venue, status } = fixture;
  const sides = `${sideName(fixture, 'home', t)} – ${sideName(fixture, 'away', t)}`;
  const name = title?.(fixture);
  const instant = starts_at === null ? null : Date.parse(starts_at);
  const when =
    instant === null ? t('noDate') : `${format.dateBrief(tiraneDate(instant), now())}, ${format.time(instant)}`;
  // date and score say the others
  const state = status === 'scheduled' || status === 'finished' || status === 'unscheduled' ? null : status;
  return (
    <ListRow
      to={paths.fixture(id)}
      link={{ id: linkId }}
      title={
        <span className={css.title}>
          {name ?? sides}
          {state && (
            <Badge tone={state === 'live' || state === 'break' ? 'accent' : 'neutral'}>{t(`states.${state}`)}</Badge>
          )}
          {Mark && <Mark game={fixture} />}
        </span>
      }
      meta={[name !== undefined && sides, about?.(fixture), when, venue?.name].filter(Boolean).join(' · ')}
      value={
        score.home !== null &&
        score.away !== null && (
          <span className={css.score}>
            {score.home}–{score.away}
          </span>
        )
      }
    >
      {Foot && <Foot game={fixture} linkId={linkId} />}
    </ListRow>
  );
}
