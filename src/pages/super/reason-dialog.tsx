import '../../shared/lib/zod-setup.ts';
import { useUnit } from 'effector-react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { changeVenueStatus, reviewVenue } from '../../shared/api/generated/endpoints/mod-superuser/mod-superuser.ts';
import type { Venue } from '../../shared/api/generated/model';
import { ReviewVenueBody } from '../../shared/api/generated/zod/schemas/reviewVenueBody.zod.ts';
import { DecisionReason } from '../../shared/api/generated/zod/schemas/decisionReason.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import type { ReasonedDecision } from './review.data.ts';

/** The contract leaves the reason out for an approval. */
const schema = ReviewVenueBody.pick({ reason: true }).extend({ reason: DecisionReason });

const calls = {
  reject: ({ id, review }: Venue, reason: string) =>
    reviewVenue(id, { decision: 'reject', revision: review?.revision ?? 0, reason }),
  disable: ({ id }: Venue, reason: string) => changeVenueStatus(id, { status: 'disabled', reason }),
  restore: ({ id }: Venue, reason: string) => changeVenueStatus(id, { status: 'published', reason }),
} satisfies Record<ReasonedDecision, unknown>;

interface ReasonDialogProps {
  venue: Venue;
  decision: ReasonedDecision;
  onClose: () => void;
}

/** A decision that the owner is told the reason of. One that comes too late is said, and the page shows the venue as it is now. */
export function ReasonDialog({ venue, decision, onClose }: ReasonDialogProps) {
  const { id, name } = venue;
  const t = useT('review');
  const say = useUnit(snackbarRequested);
  const form = useApiForm({
    operation: decision === 'reject' ? 'reviewVenue' : 'changeVenueStatus',
    schema,
    defaults: { reason: '' },
    draft: { form: `${decision}-venue`, entity: id },
    send: ({ reason }) => calls[decision](venue, reason),
    success: { key: `review:done.${decision}`, params: { name } },
    onDone: onClose,
    onRefused: (error) => {
      if (error.code !== 'stale') return undefined;
      say({ message: { key: 'review:stale' }, color: 'error' });
      onClose();
      return 'told'; // the owner may hand the venue in again, for the same reason
    },
  });
  return (
    <DialogForm
      title={t(`ask.${decision}.title`)}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t(`steps.${decision}`)}
    >
      <p>{t(`ask.${decision}.message`)}</p>
      <TextAreaField
        label={t('reason')}
        hint={decision === 'restore' ? undefined : t('reasonHint')}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
