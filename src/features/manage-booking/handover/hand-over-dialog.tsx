import { useUnit } from 'effector-react';
import { useWatch } from 'react-hook-form';
import { bookingWhen, instantText } from '../../../entities/booking/booking-times.ts';
import { DialogForm } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { UserField } from '../../../entities/person/user-field.tsx';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import { getBooking } from '../../../shared/api/generated/endpoints/bookings/bookings.ts';
import { offerHandover } from '../../../shared/api/generated/endpoints/handovers/handovers.ts';
import type { Booking, GetBookingData, HandoverScope } from '../../../shared/api/generated/model';
import { OfferHandoverBody } from '../../../shared/api/generated/zod/schemas/offerHandoverBody.zod.ts';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { now } from '../../../shared/platform/clock.ts';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import { isOver } from '../use-booking-actions.tsx';
import * as css from './handover.css.ts';

/** The receiver is chosen from the results, also who is found by number. */
const schema = OfferHandoverBody.omit({ module: true });

interface HandOverDialogProps {
  data: GetBookingData;
  onClose: () => void;
  /** It is offered and the lists are up to date. */
  onDone: () => void;
}

/** Offers a booking, of a weekly one this session or all from it on, to another user (decision 036). */
export function HandOverDialog({ data, onClose, onDone }: HandOverDialogProps) {
  const { booking, sessions } = data;
  const t = useT('bookings');
  const say = useUnit(snackbarRequested);
  const form = useApiForm({
    operation: 'offerHandover',
    schema,
    defaults: { user_id: undefined, scope: 'session' },
    send: (body) =>
      settleLostAnswer(
        () => offerHandover(booking.id, body),
        async () => {
          const found = await getBooking(booking.id);
          const { handover } = found.booking;
          return handover?.state === 'offered' && handover.to.id === body.user_id && found;
        },
      ),
    onDone: ({ booking: { handover } }) => {
      say({ message: { key: 'bookings:handOver.done', params: { name: handover?.to.name ?? '' } }, color: 'success' });
      onDone();
    },
  });
  const { id, error } = form.field('user_id');
  const scope = useWatch({ control: form.control, name: 'scope' }) ?? 'session';
  return (
    <DialogForm
      title={t('handOver.title')}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('handOver.submit')}
    >
      <UserField id={id} error={error} onChange={(userId) => form.set('user_id', userId)} />
      {booking.permissions['hand_over_series'] && (
        <ScopeChoice booking={booking} scope={scope} onChange={(next) => form.set('scope', next)} />
      )}
      <WhatTheyGet
        booking={booking}
        sessionCount={scope === 'series' ? sessions.filter((one) => isHanded(one, booking)).length : null}
      />
    </DialogForm>
  );
}

const isHanded = (session: Booking, from: Booking): boolean =>
  !isOver(session) && Date.parse(session.starts_at) >= Date.parse(from.starts_at);

interface ScopeChoiceProps {
  booking: Booking;
  scope: HandoverScope;
  onChange: (scope: HandoverScope) => void;
}

function ScopeChoice({ booking, scope, onChange }: ScopeChoiceProps) {
  const t = useT('bookings');
  const format = useFormat();
  const date = format.dateBrief(booking.date, now());
  return (
    <Stack gap={2}>
      <SegmentedControl
        label={t('handOver.scope.label')}
        segments={[
          { value: 'session', label: t('handOver.scope.session') },
          { value: 'series', label: t('handOver.scope.series') },
        ]}
        value={scope}
        onChange={onChange}
        block
      />
      <p className={css.quiet} role="status">
        {t(`handOver.scope.${scope}Hint`, { date })}
      </p>
    </Stack>
  );
}

/** The same time, price and policy; when the offer ends. `sessionCount` of a whole series. */
function WhatTheyGet({ booking, sessionCount }: { booking: Booking; sessionCount: number | null }) {
  const t = useT('bookings');
  const format = useFormat();
  const { court, venue, price, cancel_deadline_at: deadline, starts_at } = booking;
  const canCancel = Date.parse(deadline) > now();
  return (
    <section className={css.gets}>
      <h3 className={css.getsTitle}>{t('handOver.gets.title')}</h3>
      <p className={css.when}>{bookingWhen(booking, format)}</p>
      <p>
        {court.name} · {venue.name}
      </p>
      <p>{format.price(price)}</p>
      {sessionCount !== null && <p>{t('handOver.gets.series', { count: sessionCount })}</p>}
      <p>
        {canCancel ? t('handOver.gets.policy', { when: instantText(deadline, format) }) : t('handOver.gets.policyOver')}
      </p>
      <p className={css.quiet}>{t('handOver.gets.answer', { when: instantText(starts_at, format) })}</p>
    </section>
  );
}
