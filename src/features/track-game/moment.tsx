import { useState } from 'react';
import { sideName } from '../../entities/game/side-name.ts';
import type { GameSideKey } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './track-board.css.ts';
import { usePart } from './use-part.ts';
import type { Tracking } from './use-tracking.ts';

/** What the game itself does next: it starts, pauses, ends a part, ends. An end is asked once. */
export function Moment({ tracking }: { tracking: Tracking }) {
  const t = useT('tracker');
  const { tracked, enter, waiting } = tracking;
  switch (tracked.next) {
    case 'start':
      return <StartPart tracking={tracking} />;
    case 'play':
      // of which part, so that a question about one is not answered for the next
      return <InPlay key={tracked.state.period} tracking={tracking} />;
    case 'end-part':
      return <EndPart tracking={tracking} />;
    case 'end-game':
      return (
        <Inline className={css.question}>
          <p>{t('moment.askGame')}</p>
          <Button onClick={() => enter({ type: 'game-end' })}>{t('moment.endGame')}</Button>
        </Inline>
      );
    case 'over':
      return (
        <Inline className={css.question}>
          <p role="status">{t(waiting > 0 ? 'moment.overUnsent' : 'moment.over')}</p>
          <LinkButton to={paths.fixture(tracked.game.id)} replace>
            {t('begin.see')}
          </LinkButton>
        </Inline>
      );
  }
}

/** Of sets the first server is chosen; afterwards they take turns. */
function StartPart({ tracking: { tracked, enter } }: { tracking: Tracking }) {
  const t = useT('tracker');
  const words = useT('fixtures');
  const [server, setServer] = useState<GameSideKey>('home');
  const { game, rules, state } = tracked;
  const asksServer = rules.best_of_sets !== null && state.phase === 'before';
  return (
    <div className={css.start}>
      {asksServer && (
        <SegmentedControl
          label={t('moment.serve')}
          block
          segments={(['home', 'away'] as const).map((side) => ({ value: side, label: sideName(game, side, words) }))}
          value={server}
          onChange={setServer}
        />
      )}
      <Button block onClick={() => enter({ type: 'period-start', ...(asksServer && { side: server }) })}>
        {t('moment.start')}
      </Button>
    </div>
  );
}

function InPlay({ tracking }: { tracking: Tracking }) {
  const t = useT('tracker');
  const [isAsking, setAsking] = useState(false);
  const { tracked, enter } = tracking;
  const part = usePart(tracking);
  if (isAsking)
    return (
      <Inline className={css.question}>
        <p>{t('moment.askPart', { part })}</p>
        <Button variant="secondary" onClick={() => setAsking(false)}>
          {t('moment.goOn')}
        </Button>
        <Button data-autofocus onClick={() => enter({ type: 'period-end' })}>
          {t('moment.endPart', { part })}
        </Button>
      </Inline>
    );
  const { clock } = tracked;
  if (!clock) return null; // a set and a shoot-out end by themselves
  return (
    <div className={css.clockButtons}>
      <Button
        block
        variant={clock.running ? 'secondary' : 'primary'}
        onClick={() => enter({ type: clock.running ? 'clock-stop' : 'clock-start' })}
      >
        {t(clock.running ? 'moment.pause' : 'moment.start')}
      </Button>
      <Button block variant="secondary" onClick={() => setAsking(true)}>
        {t('moment.endPart', { part })}
      </Button>
    </div>
  );
}

function EndPart({ tracking }: { tracking: Tracking }) {
  const t = useT('tracker');
  const part = usePart(tracking);
  return (
    <Inline className={css.question}>
      <p>{t('moment.askPart', { part })}</p>
      <Button onClick={() => tracking.enter({ type: 'period-end' })}>{t('moment.endPart', { part })}</Button>
    </Inline>
  );
}
