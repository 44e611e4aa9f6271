import { CalendarPlus, CalendarX, Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddToCalendar } from '../../entities/event/use-add-to-calendar.ts';
import type { Event } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { eventDialogs } from './event.data.ts';

// the forms, their schemas and the map are loaded when a dialog opens
const EditDialog = lazy(async () => ({ default: (await import('./edit-event.tsx')).EditEvent }));
const CancelDialog = lazy(async () => ({
  default: (await import('../../features/edit-event/cancel-event-dialog.tsx')).CancelEventDialog,
}));

/** What is seldom done with an event; the dialogs of who manages it are open while the URL says `?do=edit` or `?do=cancel`. */
export function EventMenu({ event }: { event: Event }) {
  const t = useT('event');
  const words = useT();
  const addToCalendar = useAddToCalendar();
  const { permissions } = event;
  const { shown, open, close } = useSearchDialogs(eventDialogs, { mayOpen: ({ name }) => permissions[name] === true });
  const isToCome = event.phase === 'scheduled' || event.phase === 'ongoing';
  const items: (MenuItem | false)[] = [
    permissions['edit'] === true && { label: t('menu.edit'), icon: <Pencil size={20} />, onSelect: () => open('edit') },
    isToCome && {
      label: words('actions.addToCalendar'),
      icon: <CalendarPlus size={20} />,
      onSelect: () => addToCalendar(event),
    },
    permissions['cancel'] === true && {
      label: t('menu.cancel'),
      icon: <CalendarX size={20} />,
      danger: true,
      onSelect: () => open('cancel'),
    },
  ];
  const offered = items.filter((item) => item !== false);
  return (
    <>
      {offered.length > 0 && <OverflowMenu items={offered} variant="raised" />}
      <Suspense>
        {shown?.name === 'edit' && <EditDialog key={event.id} event={event} onClose={close} />}
        {shown?.name === 'cancel' && <CancelDialog key={event.id} event={event} onClose={close} onDone={close} />}
      </Suspense>
    </>
  );
}
