import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sideName } from '../../entities/game/side-name.ts';
import type { GetGameData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { keepAwake } from '../../shared/platform/wake-lock.ts';
import { useSubscription } from '../../shared/platform/use-subscription.ts';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { iconLink } from './track-board.css.ts';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { BoardClock } from './board-clock.tsx';
import { Moment } from './moment.tsx';
import { Pad } from './pad.tsx';
import * as css from './track-board.css.ts';
import { TrackerMenu } from './tracker-menu.tsx';
import { TrackerTimeline } from './tracker-timeline.tsx';
import { RefusedEntries, UnsentCount } from './unsent-entries.tsx';
import { usePart } from './use-part.ts';
import { type Tracking, useTracking } from './use-tracking.ts';
import { WhoPanel } from './who-panel.tsx';

interface TrackBoardProps extends Pick<GetGameData, 'game' | 'events'> {
  receivedAt: number;
  /** Before the menu: the code. */
  tools: ReactNode;
  /** Above all else: somebody asks to take over. */
  notice: ReactNode;
}

/** The whole screen of who tracks a game: score and clock above, what happened in the middle, what happens next under the thumb (RT-51, CMP-04). */
export function TrackBoard({ game, events, receivedAt, tools, notice }: TrackBoardProps) {
  const t = useT('tracker');
  const words = useT('tracking');
  const tracking = useTracking({ game, events }, receivedAt);
  useSubscription(keepAwake);
  const { tracked, asked, isKept, undo } = tracking;
  return (
    <div className={css.board}>
      <div className={css.head}>
        <Link to={paths.fixture(game.id)} className={iconLink} aria-label={t('close')}>
          <X size={22} />
        </Link>
        <UnsentCount of={tracking} />
        <div className={css.tools}>
          {tools}
          {game.tracker && <TrackerMenu tracking={tracking} />}
        </div>
      </div>
      <ScoreNow tracking={tracking} />
      {/* a scrolling region needs the keyboard too */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
      <div className={css.log} role="region" aria-label={words('timeline.title')} tabIndex={0}>
        {notice}
        {!isKept && <Banner tone="warning">{t('begin.notKept')}</Banner>}
        <RefusedEntries game={game} of={tracking} />
        {asked ? (
          <WhoPanel key={asked.clientId} asked={asked} tracking={tracking} />
        ) : (
          <TrackerTimeline tracking={tracking} />
        )}
      </div>
      <div className={css.foot}>
        <div className={css.home}>
          <Pad side="home" tracking={tracking} />
        </div>
        <div className={css.away}>
          <Pad side="away" tracking={tracking} />
        </div>
        <div className={css.moment}>
          <Moment tracking={tracking} />
          {tracked.next !== 'over' && tracked.state.phase !== 'before' && (
            <Button variant="ghost" disabled={!undo} onClick={() => undo?.()}>
              {t('undo')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The score, read aloud whenever it changes, the part and its clock. */
function ScoreNow({ tracking }: { tracking: Tracking }) {
  const t = useT('tracker');
  const words = useT('fixtures');
  const part = usePart(tracking);
  const { game, state } = tracking.tracked;
  const { score, live } = game;
  const home = sideName(game, 'home', words);
  const away = sideName(game, 'away', words);
  const current = live?.current ?? score.shootout;
  return (
    <div className={css.score}>
      <h1 className={css.name}>
        <VisuallyHidden>{words('track')}: </VisuallyHidden>
        {home} – {away}
      </h1>
      <div className={css.numbers}>
        <p className={css.goals} aria-hidden>
          {score.home ?? 0}–{score.away ?? 0}
        </p>
        {current && (
          <p className={css.points}>
            {current.home}–{current.away}
          </p>
        )}
        <BoardClock tracking={tracking} />
      </div>
      <p className={css.part}>{state.period > 0 && part}</p>
      <VisuallyHidden>
        <p role="status">{t('score', { home, homeScore: score.home ?? 0, away, awayScore: score.away ?? 0 })}</p>
      </VisuallyHidden>
    </div>
  );
}
