import { Undo2, UserRoundPlus } from 'lucide-react';
import type { Booking } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import type { MenuItem } from '../../../shared/ui/overflow-menu.tsx';
import type { BookingDialogNavigation } from '../use-booking-dialog.ts';

/** Handing one's own booking over, or taking the offer back while it is open (decision 036). */
export function useHandoverActions(
  { id, permissions }: Booking,
  open: BookingDialogNavigation['open'],
): readonly MenuItem[] {
  const t = useT('bookings');
  if (permissions['cancel_handover'])
    return [{ label: t('handOver.takeBack.action'), icon: <Undo2 size={20} />, onSelect: () => open(id, 'take-back') }];
  if (permissions['hand_over'])
    return [{ label: t('handOver.action'), icon: <UserRoundPlus size={20} />, onSelect: () => open(id, 'hand-over') }];
  return [];
}
