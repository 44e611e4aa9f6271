import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { useConfirm } from '../../../entities/confirmation/use-confirm.ts';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { colorPresets } from '../../../models/confirmation/presets.ts';
import type { ApiError } from '../../../shared/api/errors.ts';
import {
  createVenueBlock,
  getVenueCalendar,
} from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { CreateVenueBlockData, Id } from '../../../shared/api/generated/model';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import type { DeskPlace } from '../desk-address.ts';
import { blockDefaults, blockSchema, blockTime, type BlockValues, isComplete, isSameTime } from './block-schema.ts';

/** The form that closes courts for some time, with the bookings that it would hit as it stands (design §4). */
export function useBlockForm(
  venueId: Id,
  { place, today, onDone }: { place: DeskPlace | null; today: string; onDone: () => void },
) {
  const confirm = useConfirm();
  const defaults = blockDefaults(place, today);
  const form = useApiForm({
    operation: 'createVenueBlock',
    schema: blockSchema,
    defaults,
    send: ({ reason, cancels, ...values }) => {
      const time = blockTime({ ...values, reason, cancels });
      const on_conflict = cancels ? 'cancel' : 'refuse';
      return settleLostAnswer(
        () => createVenueBlock(venueId, { ...time, reason, dry_run: false, on_conflict }),
        async () => {
          const { blocks } = await getVenueCalendar(venueId, { from: time.date_from, to: time.date_from });
          return blocks.some((block) => isSameTime(block, time));
        },
      );
    },
    success: { key: 'desk:block.done' },
    onDone,
    onRefused: () => void hit.refetch(),
  });
  const values = { ...defaults, ...useWatch({ control: form.control }) };
  const hit = useHit(venueId, values);
  const affected = hit.data?.affected ?? [];
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    const asks = values.cancels && affected.length > 0 && (await form.trigger());
    if (asks && !(await confirm(cancelling(affected.length)))) return;
    await form.submit();
  };
  return { form: { ...form, submit }, values, hit };
}

/** The bookings in the chosen time, by a dry run; nothing is asked while the time is not complete. */
function useHit(venueId: Id, values: BlockValues) {
  const time = blockTime(values);
  return useQuery<CreateVenueBlockData, ApiError>({
    queryKey: ['block preview', venueId, time],
    queryFn: () => createVenueBlock(venueId, { ...time, reason: '–', dry_run: true }),
    enabled: isComplete(values),
    gcTime: 0,
  });
}

const cancelling = (count: number) =>
  ({
    ...colorPresets.danger,
    title: { key: 'desk:block.cancelTitle' },
    message: { key: 'desk:block.cancelMessage', params: { count } },
    positiveText: { key: 'desk:block.cancelConfirm' },
    negativeText: { key: 'desk:cancel.keepAll' },
  }) as const;
