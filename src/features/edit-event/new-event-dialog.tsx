import { useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { type SyntheticEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogForm } from '../../entities/form/form.tsx';
import { FormProgress } from '../../entities/form/form-progress.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { useFormSteps } from '../../entities/form/use-form-steps.ts';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { $module } from '../../models/profile/profile.model.ts';
import { createEvent } from '../../shared/api/generated/endpoints/events/events.ts';
import type { Booking, LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './edit-event.css.ts';
import { emptyEvent, newEvent, ownerKey, SELF } from './event-body.ts';
import { type EventStep, fieldOf, STEP_FIELDS, STEPS } from './event-form.ts';
import { eventSchema } from './event-schema.ts';
import { isReading, pickerOf, type RenderPicker, startOfBooking, useCourt } from './use-court.ts';
import { useOwners } from './use-owners.ts';
import { WhatFields } from './what-fields.tsx';
import { WhereFields } from './where-fields.tsx';
import { WhoFields } from './who-fields.tsx';

export interface NewEventDialogProps {
  user: Pick<LoggedUser, 'id' | 'city'>;
  /** The community whose name it begins with. */
  communityId: number | null;
  /** The organization in whose module it is created. */
  organizationId: number | null;
  /** The court that it is made for. */
  booking: Booking | null;
  step: EventStep;
  onStep: (step: EventStep) => void;
  onClose: () => void;
  /** Draws the search for a court, which shows while it is open. */
  renderPicker: RenderPicker;
  /** Opens it. */
  onPick: () => void;
}

/** A new event in three steps: what, where and when, who. Its maker is taken to its page (COM-08, decision 041). */
export function NewEventDialog(props: NewEventDialogProps) {
  const { user, communityId, organizationId, step, onStep, onClose, renderPicker, onPick } = props;
  const t = useT('eventform');
  const navigate = useNavigate();
  const isUploading = useIsUploading();
  const isPlayer = useUnit($module) === 'base';
  const { owners, communities } = useOwners();
  const [defaults] = useState(() => {
    const owner =
      organizationId !== null
        ? ownerKey('organization', organizationId)
        : communityId !== null
          ? ownerKey('community', communityId)
          : SELF;
    const empty = emptyEvent({ owner, cityId: user.city?.id, booking: props.booking, now: now() });
    // courts are booked as a player
    return isPlayer ? empty : { ...empty, where: 'place' as const };
  });
  const client = useQueryClient();
  const [schema] = useState(() =>
    eventSchema({ hasCourt: false, startsAt: null, courtStart: (id) => startOfBooking(client, id) }),
  );
  const form = useApiForm({
    operation: 'createEvent',
    schema,
    defaults,
    draft: { form: 'new-event', entity: props.booking?.id ?? (communityId === null ? '' : `community-${communityId}`) },
    fieldOf,
    send: (values, once) => createEvent(newEvent(values, booking), once),
    success: { key: 'eventform:create.done' },
    // going back must not lead to the empty form of another event
    onDone: ({ event: { id } }) => void navigate(paths.event(id), { replace: true }),
  });
  const court = useCourt(form);
  const { booking, unread } = court;
  const steps = useFormSteps(form, { fields: STEP_FIELDS, steps: STEPS, step, onStep });
  const asksForCourt = unread !== null && step !== 'what';
  // what is not known cannot be sent: it is read again where its failure is shown
  const readCourt = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (step !== 'where') onStep('where');
    await unread?.refetch();
  };
  const reached = STEPS.indexOf(step);
  return (
    <>
      <DialogForm
        title={t('create.title')}
        closeButton
        wide
        onClose={onClose}
        form={{ ...form, submit: asksForCourt ? readCourt : steps.submit }}
        busy={isUploading || (asksForCourt && isReading(court))}
        submitLabel={t(steps.isLast ? 'create.title' : 'next')}
        back={
          steps.back && (
            <Button variant="secondary" onClick={steps.back}>
              {t('back')}
            </Button>
          )
        }
      >
        <FormProgress
          id={steps.headingId}
          title={t(`steps.${step}`)}
          progress={t('progress', { step: steps.number, count: STEPS.length })}
          number={steps.number}
          count={STEPS.length}
        />
        <Stack className={css.step} hidden={step !== 'what'}>
          <WhatFields form={form} owners={owners} />
        </Stack>
        <Stack className={css.step} hidden={step !== 'where'}>
          {reached >= 1 && (
            <WhereFields form={form} kinds={isPlayer ? ['court', 'place'] : ['place']} court={court} onBook={onPick} />
          )}
        </Stack>
        <Stack className={css.step} hidden={step !== 'who'}>
          {reached >= 2 && (
            <WhoFields
              form={form}
              communities={communities}
              courtPrice={form.getValues('where') === 'court' ? (booking?.price ?? null) : null}
            />
          )}
        </Stack>
      </DialogForm>
      {renderPicker(pickerOf(form, court))}
    </>
  );
}
