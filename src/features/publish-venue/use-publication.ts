import { useUnit } from 'effector-react';
import { useConfirm } from '../../entities/confirmation/use-confirm.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import { getUpdateVenueMutationKey, updateVenue } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { PublicationStatus, UpdateVenueData, Venue } from '../../shared/api/generated/model';
import { useWrite } from '../../shared/api/use-write.ts';

/** A step of the state machine (design §4, R10), named as its button. */
export type PublicationStep = 'submit' | 'withdraw' | 'unpublish' | 'publish' | 'reopen';

const targets: Record<PublicationStep, PublicationStatus> = {
  submit: 'in-review',
  withdraw: 'draft',
  unpublish: 'disabled',
  publish: 'published',
  reopen: 'draft',
};

/** Asked first, because something is lost: the place in the queue, or the players who look for a court. */
const questions = {
  withdraw: {
    ...colorPresets.warning,
    title: { key: 'overview:ask.withdraw.title' },
    message: { key: 'overview:ask.withdraw.message' },
    positiveText: { key: 'overview:steps.withdraw' },
    negativeText: { key: 'actions.cancel' },
  },
  unpublish: {
    ...colorPresets.danger,
    title: { key: 'overview:ask.unpublish.title' },
    message: { key: 'overview:ask.unpublish.message' },
    positiveText: { key: 'overview:steps.unpublish' },
    negativeText: { key: 'actions.cancel' },
  },
} as const;

/** The steps that the user may take now, the call behind them, and why the last one failed. */
export function usePublication({ id, permissions }: Venue) {
  const say = useUnit(snackbarRequested);
  const confirm = useConfirm();
  const change = useWrite<UpdateVenueData, ApiError, PublicationStep>({
    mutationKey: getUpdateVenueMutationKey(),
    mutationFn: (step) => updateVenue(id, { status: targets[step] }),
    onSuccess: (_, step) => say({ message: { key: `overview:done.${step}` }, color: 'success' }),
  });
  const isAllowed: Record<PublicationStep, boolean | undefined> = {
    submit: permissions['submit'],
    withdraw: permissions['withdraw'],
    unpublish: permissions['disable'],
    publish: permissions['enable'],
    reopen: permissions['reopen'] && !permissions['enable'],
  };
  const take = async (step: PublicationStep): Promise<void> => {
    const run = () => change.mutateAsync(step);
    try {
      if (step === 'withdraw' || step === 'unpublish') await confirm(questions[step], run);
      else await run();
    } catch {
      // `failure` says it
    }
  };
  const allowed = (Object.keys(targets) as PublicationStep[]).filter((step) => isAllowed[step]); // keys of the record
  return { steps: allowed, take, running: change.isPending ? change.variables : null, failure: change.error };
}
