import type { OutboxEntry } from '../../models/outbox/outbox.ts';
import { sideName } from '../../entities/game/side-name.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './track-board.css.ts';
import type { Tracking } from './use-tracking.ts';

/** How much waits for the network: "3 unsent". */
export function UnsentCount({ tracking: { waiting } }: { tracking: Pick<Tracking, 'waiting'> }) {
  const t = useT('tracker');
  return waiting > 0 && <p className={css.unsent}>{t('unsent', { count: waiting })}</p>;
}

/** What the server did not take, and why: it waits here until the tracker decides. */
export function RefusedEntries({ tracking }: { tracking: Tracking }) {
  const t = useT('tracker');
  const { refused, insist, discard } = tracking;
  if (refused.length === 0) return null;
  return (
    <section role="alert" className={css.refused}>
      <h2 className={css.refusedTitle}>{t('refused.title')}</h2>
      <ListRows label={t('refused.title')}>
        {refused.map((entry) => (
          <ListRow
            key={entry.id}
            title={<WorkName entry={entry} tracking={tracking} />}
            meta={entry.problem}
            value={
              <Inline>
                <Button size="sm" variant="secondary" onClick={() => insist(entry.id)}>
                  {t('refused.again')}
                </Button>
                <Button size="sm" variant="ghost" onClick={() => discard(entry.id)}>
                  {t('refused.discard')}
                </Button>
              </Inline>
            }
          />
        ))}
      </ListRows>
    </section>
  );
}

/** "Goal, Dinamo"; of a change what is changed. */
function WorkName({ entry: { work }, tracking: { tracked } }: { entry: OutboxEntry; tracking: Tracking }) {
  const t = useT('tracker');
  const events = useT('tracking');
  const words = useT('fixtures');
  if (work.kind !== 'game-event') return t(work.kind === 'void-event' ? 'entry.takeBack' : 'entry.who');
  const { type, side } = work.event;
  const name = events(`events.${type}`);
  return side === undefined ? name : t('add.named', { action: name, side: sideName(tracked.game, side, words) });
}
