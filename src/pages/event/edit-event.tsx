import { useUnit } from 'effector-react';
import { useSearchParams } from 'react-router';
import { CourtPicker } from '../../features/book-court/court-picker.tsx';
import { withPicker } from '../../features/book-court/picker-address.ts';
import { EditEventDialog } from '../../features/edit-event/edit-event-dialog.tsx';
import { $module } from '../../models/profile/profile.model.ts';
import type { Event } from '../../shared/api/generated/model';
import { useUrlDialog } from '../../shared/routing/use-url-dialog.ts';

/** The form of an event, and the search for a court in it. */
export function EditEvent({ event, onClose }: { event: Event; onClose: () => void }) {
  const [search] = useSearchParams();
  const dialog = useUrlDialog(true);
  // courts are booked as a player
  const isPlayer = useUnit($module) === 'base';
  return (
    <EditEventDialog
      event={event}
      onClose={onClose}
      onPick={isPlayer ? () => dialog.open(`?${withPicker(search, { isPicking: true })}`) : null}
      renderPicker={(picker) => isPlayer && <CourtPicker {...picker} onAddress={dialog.open} />}
    />
  );
}
