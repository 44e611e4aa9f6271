import { AlarmClockPlus, LogOut, StickyNote, TimerReset } from 'lucide-react';
import { useState } from 'react';
import { eventKinds } from '../../live/index.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { AddedTimeDialog } from './added-time-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { SetClockDialog } from './set-clock-dialog.tsx';
import { useRelease } from './use-claim.ts';
import type { Tracking } from './use-tracking.ts';

/** What a tracker seldom does: what belongs to neither side, and the end of it (CMP-04, design §10). */
export function TrackerMenu({ tracking }: { tracking: Tracking }) {
  const t = useT('tracker');
  const events = useT('tracking');
  const [open, setOpen] = useState<'added' | 'clock' | 'note' | null>(null);
  const { game, rules, state, clock, next } = tracking.tracked;
  const release = useRelease(game.id);
  const isOf = (type: keyof typeof eventKinds) => eventKinds[type].sports.includes(rules.sport);
  const isTimed = next === 'play' && clock !== null;
  const items: MenuItem[] = [
    ...(isOf('injury-time')
      ? [
          {
            label: events('events.injury-time'),
            icon: <AlarmClockPlus size={20} />,
            disabled: !isTimed,
            onSelect: () => setOpen('added'),
          },
        ]
      : []),
    ...(isOf('clock-start')
      ? [
          {
            label: t('setClock.title'),
            icon: <TimerReset size={20} />,
            disabled: !isTimed,
            onSelect: () => setOpen('clock'),
          },
        ]
      : []),
    {
      label: t('note.title'),
      icon: <StickyNote size={20} />,
      disabled: state.phase === 'before' || next === 'over',
      onSelect: () => setOpen('note'),
    },
    { label: t('stop'), icon: <LogOut size={20} />, onSelect: () => release.mutate({}) },
  ];
  const close = () => setOpen(null);
  return (
    <>
      <OverflowMenu label={t('menu')} items={items} />
      {open === 'added' && isTimed && <AddedTimeDialog tracking={tracking} onClose={close} />}
      {open === 'clock' && isTimed && <SetClockDialog tracking={tracking} clock={clock} onClose={close} />}
      {open === 'note' && <NoteDialog onNote={(note) => tracking.enter({ type: 'note', note })} onClose={close} />}
    </>
  );
}
