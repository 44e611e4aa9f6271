import type { Booking, Id } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { instantText } from '../../../entities/booking/booking-times.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useMark } from './use-mark.ts';

/** Paid in cash, and nobody came: what the desk notes on the day. Each only for who may (design §5). */
export function Marks({ venueId, booking }: { venueId: Id; booking: Booking }) {
  const t = useT('desk');
  const format = useFormat();
  const mark = useMark(venueId, booking);
  const { desk, permissions } = booking;
  if (!desk || !(permissions['pay'] || permissions['no_show'])) return null;
  const { paid_at: paid, no_show_at: missed } = desk;
  return (
    <Stack gap={2}>
      {permissions['pay'] && (
        <Switch
          label={t('marks.paid')}
          hint={paid === null ? undefined : instantText(paid, format)}
          checked={paid !== null}
          onChange={({ target }) => mark({ is_paid: target.checked })}
        />
      )}
      {permissions['no_show'] && (
        <Switch
          label={t('marks.noShow')}
          hint={missed === null ? undefined : instantText(missed, format)}
          checked={missed !== null}
          onChange={({ target }) => mark({ is_no_show: target.checked })}
        />
      )}
    </Stack>
  );
}
