import type { OutboxEntry } from '../../models/outbox/outbox.ts';
import { sideName } from '../../entities/game/side-name.ts';
import type { Game } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './track-board.css.ts';
import type { Unsent } from './use-unsent.ts';

/** How much waits for the network: "3 unsent". */
export function UnsentCount({ of: { waiting } }: { of: Pick<Unsent, 'waiting'> }) {
  const t = useT('tracker');
  return waiting > 0 && <p className={css.unsent}>{t('unsent', { count: waiting })}</p>;
}

interface RefusedEntriesProps {
  game: Pick<Game, 'home' | 'away' | 'kind'>;
  of: Unsent;
}

/** What the server did not take, and why: it waits here until its writer decides. */
export function RefusedEntries({ game, of: { refused, insist, discard } }: RefusedEntriesProps) {
  const t = useT('tracker');
  if (refused.length === 0) return null;
  return (
    <section role="alert" className={css.refused}>
      <h2 className={css.refusedTitle}>{t('refused.title')}</h2>
      <ListRows label={t('refused.title')}>
        {refused.map((entry) => (
          <ListRow
            key={entry.id}
            title={<WorkName entry={entry} game={game} />}
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
function WorkName({ entry: { work }, game }: Pick<RefusedEntriesProps, 'game'> & { entry: OutboxEntry }) {
  const t = useT('tracker');
  const events = useT('tracking');
  const words = useT('fixtures');
  if (work.kind !== 'game-event') return t(work.kind === 'void-event' ? 'entry.takeBack' : 'entry.who');
  const { type, side } = work.event;
  const name = events(`events.${type}`);
  return side === undefined ? name : t('add.named', { action: name, side: sideName(game, side, words) });
}
