import type { Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { bookerText } from '../booker.ts';
import type { Desk } from '../use-desk.ts';
import { Contact } from './contact.tsx';
import { DeskActions } from './desk-actions.tsx';
import { DeskFacts } from './desk-facts.tsx';
import type { OpenBooking } from './desk-booking.tsx';
import { History } from './history.tsx';
import { Marks } from './marks.tsx';
import { Note } from './note.tsx';

interface DetailsDialogProps {
  venueId: Id;
  data: OpenBooking;
  desk: Desk;
}

/** All that the venue knows of a booking, and what its people may do about it now (design §5). */
export function DetailsDialog({ venueId, data, desk }: DetailsDialogProps) {
  const t = useT('desk');
  const { booking, series, history } = data;
  return (
    <Dialog
      wide
      title={bookerText(booking, t)}
      closeButton
      onClose={desk.close}
      actions={<DeskActions venueId={venueId} booking={booking} desk={desk} />}
    >
      <Stack gap={5}>
        {booking.desk?.phone && <Contact phone={booking.desk.phone} />}
        <DeskFacts booking={booking} series={series} />
        <Marks venueId={venueId} booking={booking} />
        <Note venueId={venueId} booking={booking} />
        <History events={history} />
      </Stack>
    </Dialog>
  );
}
