import { CalendarPlus, CalendarX, Pencil } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useAddToCalendar } from '../../entities/event/use-add-to-calendar.ts';
import type { Event } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDoDialog } from '../../shared/routing/use-do-dialog.ts';
import { type MenuItem, OverflowMenu } from '../../shared/ui/overflow-menu.tsx';

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
  const edit = useDoDialog('edit');
  const cancel = useDoDialog('cancel');
  const [mayEdit, mayCancel] = [event.permissions['edit'] === true, event.permissions['cancel'] === true];
  const isToCome = event.phase === 'scheduled' || event.phase === 'ongoing';
  const items: (MenuItem | false)[] = [
    mayEdit && { label: t('menu.edit'), icon: <Pencil size={20} />, onSelect: edit.open },
    isToCome && {
      label: words('actions.addToCalendar'),
      icon: <CalendarPlus size={20} />,
      onSelect: () => addToCalendar(event),
    },
    mayCancel && { label: t('menu.cancel'), icon: <CalendarX size={20} />, danger: true, onSelect: cancel.open },
  ];
  const shown = items.filter((item) => item !== false);
  return (
    <>
      {shown.length > 0 && <OverflowMenu items={shown} variant="raised" />}
      <Suspense>
        {mayEdit && edit.isOpen && <EditDialog key={event.id} event={event} onClose={edit.close} />}
        {mayCancel && cancel.isOpen && (
          <CancelDialog key={event.id} event={event} onClose={cancel.close} onDone={cancel.close} />
        )}
      </Suspense>
    </>
  );
}
