import { Undo2, UserPen } from 'lucide-react';
import { useState } from 'react';
import { Timeline } from '../../entities/game/timeline.tsx';
import type { TimelineRow } from '../../entities/game/timeline-rows.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { shootoutActions, sportActions } from './sport-actions.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';
import type { Tracking } from './use-tracking.ts';

/** The log in the hands of its tracker: each entry can be taken back or completed; swiped to the left it is taken back (UI-12, UI-13, UI-33). */
export function TrackerTimeline({ tracking }: { tracking: Tracking }) {
  const t = useT('tracker');
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const { tracked, takeBack, ask } = tracking;
  const isOver = tracked.next === 'over';
  const events = useT('tracking');
  const control = ({ event, minute }: TimelineRow, name: string) => {
    if (event.isVoid || isOver) return null;
    const question = questionOf(tracking, event.type);
    const items: MenuItem[] = [
      {
        label: t('entry.takeBack'),
        icon: <Undo2 size={20} />,
        danger: true,
        onSelect: () => setLeaving({ id: event.client_id, name }),
      },
    ];
    const isKnown = event.side !== null && tracked.game[event.side].lineup.length > 0;
    if (question !== null && isKnown)
      items.unshift({
        label: t('entry.who'),
        icon: <UserPen size={20} />,
        onSelect: () => ask({ clientId: event.client_id, question }),
      });
    // named otherwise than the button that enters it
    const entry = [minute, events(`events.${event.type}`)].filter(Boolean).join(' ');
    return <OverflowMenu label={t('entry.menu', { entry })} items={items} />;
  };
  return (
    <>
      <Timeline
        game={tracked.game}
        events={tracked.events}
        tools={{
          control,
          onSwipe: ({ event }, direction) => {
            if (direction === 'left' && !event.isVoid && !isOver)
              setLeaving({ id: event.client_id, name: events(`events.${event.type}`) });
          },
        }}
      />
      {leaving && (
        <TakeBackDialog
          entry={leaving.name}
          onTakeBack={(reason) => takeBack(leaving.id, reason)}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function questionOf({ tracked: { rules } }: Tracking, type: string) {
  const { main, often, seldom } = sportActions[rules.sport];
  return [...main, ...often, ...seldom, ...shootoutActions.main].find((action) => action.type === type)?.asks ?? null;
}
