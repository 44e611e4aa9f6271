import { type ComponentType, useId } from 'react';
import type { Fixture, GameSideKey } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { type ItemAttributes, ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './fixture-rows.css.ts';
import { LiveMark } from './live-mark.tsx';
import { SideMark } from './side-mark.tsx';
import { sideName } from './side-name.ts';

export interface FixtureRowsProps<F extends Fixture> {
  label: string;
  fixtures: readonly F[];
  /** What the game is called, e.g. its event; who plays then comes second. Without it the sides are the title. */
  title?: (fixture: F) => string | undefined;
  /** Below the sides: what else is to know, e.g. the sport. */
  about?: (fixture: F) => string | undefined;
  /** The side that the reader plays on. */
  mine?: (fixture: F) => GameSideKey | null;
  /** Attributes of the row of a game, e.g. of one that can be dragged. */
  item?: ((fixture: F) => ItemAttributes | undefined) | undefined;
  /** When the answer with them came (`receivedAtOf`): without it a clock is not shown. */
  receivedAt?: number | undefined;
  /** A heading says the day: the time alone is enough. */
  isOfDay?: boolean;
  /** Beside the sides, e.g. whether the result is official. */
  Mark?: ComponentType<{ game: F }>;
  /** Below the row: what can be done about it. `linkId` is the id of the row's link, which says which game it is. */
  Foot?: ComponentType<{ game: F; linkId: string }>;
}

/** Games in a list, each a link to its page: kick-off and crests first, the score beside the sides, then where it is and what became of it (design §8). */
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

function FixtureRow<F extends Fixture>(props: FixtureRowProps<F>) {
  const { fixture, title, about, mine, item, receivedAt, isOfDay = false, Mark, Foot } = props;
  const linkId = useId();
  const t = useT('fixtures');
  const { id, venue, status, live } = fixture;
  const name = title?.(fixture);
  // date and score say the others
  const state = status === 'scheduled' || status === 'finished' || status === 'unscheduled' ? null : status;
  return (
    <ListRow
      to={paths.fixture(id)}
      link={{ id: linkId }}
      item={item?.(fixture)}
      icon={<KickOff fixture={fixture} isOfDay={isOfDay} />}
      title={
        <span className={css.title}>
          {name !== undefined && <span className={css.name}>{name}</span>}
          <Sides fixture={fixture} mine={mine?.(fixture) ?? null} />
          {(state !== null || Mark) && (
            <span className={css.marks}>
              {state && (
                <Badge tone={state === 'live' || state === 'break' ? 'accent' : 'neutral'}>
                  {t(`states.${state}`)}
                </Badge>
              )}
              {status === 'live' && live && <LiveMark live={live} receivedAt={receivedAt} />}
              {Mark && <Mark game={fixture} />}
            </span>
          )}
        </span>
      }
      meta={[about?.(fixture), venue?.name].filter(Boolean).join(' · ') || null}
    >
      {Foot && <Foot game={fixture} linkId={linkId} />}
    </ListRow>
  );
}

/** When it begins: the time, and the day where no heading says it. */
function KickOff({ fixture: { starts_at }, isOfDay }: { fixture: Fixture; isOfDay: boolean }) {
  const t = useT('fixtures');
  const format = useFormat();
  const at = starts_at === null ? null : Date.parse(starts_at);
  return (
    <span className={cx(css.kickOff, !isOfDay && css.dated)}>
      {at === null ? (
        isOfDay ? (
          <span aria-hidden>–</span>
        ) : (
          <span className={css.date}>{t('noDate')}</span>
        )
      ) : (
        <>
          <span className={css.time}>{format.time(at)}</span>
          {!isOfDay && <span className={css.date}>{format.dateBrief(tiraneDate(at), now())}</span>}
        </>
      )}
    </span>
  );
}

/** Both sides below each other, each with its crest and what it has scored. */
function Sides({ fixture, mine }: { fixture: Fixture; mine: GameSideKey | null }) {
  const t = useT('fixtures');
  const { home, away, score } = fixture;
  const hasScore = score.home !== null && score.away !== null;
  return (
    <span className={css.sides}>
      <Side fixture={fixture} side="home" isMine={mine === 'home'} />
      <VisuallyHidden> – </VisuallyHidden>
      <Side fixture={fixture} side="away" isMine={mine === 'away'} />
      {hasScore && (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className={cx(css.score.home, away.is_winner === true && css.less)}>
            {score.home}
            {score.shootout && ` (${score.shootout.home})`}
          </span>
          <VisuallyHidden>–</VisuallyHidden>
          <span className={cx(css.score.away, home.is_winner === true && css.less)}>
            {score.away}
            {score.shootout && ` (${score.shootout.away})`}
          </span>
        </>
      )}
      {mine !== null && <VisuallyHidden>, {t('mine', { side: sideName(fixture, mine, t) })}</VisuallyHidden>}
    </span>
  );
}

function Side({ fixture, side, isMine }: { fixture: Fixture; side: GameSideKey; isMine: boolean }) {
  const t = useT('fixtures');
  const isKnown = fixture[side].team !== null;
  const { is_winner: hasWon } = fixture[side];
  return (
    <>
      <span className={css.crest[side]}>
        <SideMark of={fixture[side]} side={side} />
      </span>
      <span
        className={cx(
          css.side[side],
          hasWon === true && css.won,
          hasWon === false && css.less,
          fixture.competition !== null && !isKnown && css.unknown,
          isMine && css.mine,
        )}
      >
        {sideName(fixture, side, t)}
      </span>
    </>
  );
}
