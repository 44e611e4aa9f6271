import { CalendarClock, CalendarX, Repeat2 } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Booking, Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { type MenuItem, OverflowMenu } from '../../../shared/ui/overflow-menu.tsx';
import { deskAddress } from '../desk-address.ts';
import { useConfirmBooking } from '../use-confirm-booking.ts';
import type { Desk } from '../use-desk.ts';
import * as css from './details.css.ts';

interface DeskActionsProps {
  venueId: Id;
  booking: Booking;
  desk: Desk;
}

/** What may be done with the booking now: the two main answers as buttons, the rest in a menu. Source: its `permissions`. */
export function DeskActions({ venueId, booking, desk }: DeskActionsProps) {
  const t = useT('desk');
  const confirm = useConfirmBooking(venueId);
  const { id, permissions } = booking;
  const isRequest = permissions['confirm'] === true || permissions['decline'] === true;
  const onMove = () => desk.open(deskAddress.move(id));
  const onCancel = () => desk.open(deskAddress.ask(id, 'cancel'));
  const menu: MenuItem[] = [];
  if (isRequest && permissions['move'])
    menu.push({ label: t('move.action'), icon: <CalendarClock size={20} />, onSelect: onMove });
  if (permissions['end_series'])
    menu.push({
      label: t('end.action'),
      icon: <Repeat2 size={20} />,
      danger: true,
      onSelect: () => desk.open(deskAddress.ask(id, 'end')),
    });
  return (
    <div className={css.actions}>
      {menu.length > 0 && <OverflowMenu items={menu} />}
      {permissions['decline'] && (
        <Button variant="secondary" className={css.danger} onClick={() => desk.open(deskAddress.ask(id, 'decline'))}>
          {t('decline.action')}
        </Button>
      )}
      {permissions['confirm'] && (
        <Button
          onClick={(event) => {
            focusTitle(event); // the button goes
            confirm(booking);
          }}
        >
          {t('common:actions.confirm')}
        </Button>
      )}
      {!isRequest && permissions['cancel'] && (
        <Button variant="secondary" className={css.danger} icon={<CalendarX size={18} />} onClick={onCancel}>
          {t('cancel.action')}
        </Button>
      )}
      {!isRequest && permissions['move'] && (
        <Button variant="secondary" icon={<CalendarClock size={18} />} onClick={onMove}>
          {t('move.action')}
        </Button>
      )}
    </div>
  );
}

function focusTitle({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('dialog')?.querySelector('h2')?.focus();
}
