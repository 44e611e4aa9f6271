import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ConfirmationDialog } from '../../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { colorPresets } from '../../../models/confirmation/presets.ts';
import { answerCompetitionBookings } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { CompetitionRef, Id } from '../../../shared/api/generated/model';
import { CancelVenueBookingBody } from '../../../shared/api/generated/zod/schemas/cancelVenueBookingBody.zod.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { ReasonField } from '../reason-field.tsx';
import { venueRequestsQuery } from '../venue-requests-query.ts';

const schema = CancelVenueBookingBody.pick({ reason: true });

interface DeclineGamesDialogProps {
  venueId: Id;
  competitionId: Id;
  onClose: () => void;
}

/** Declines all that a competition asks for, with the reason that its organizers read. */
export function DeclineGamesDialog({ venueId, competitionId, onClose }: DeclineGamesDialogProps) {
  const t = useT('desk');
  const query = useQuery(venueRequestsQuery(venueId));
  const competition = query.data?.bookings.find(
    ({ competition: of, status }) => of?.id === competitionId && status === 'Pending',
  )?.competition;
  if (competition) return <Asked venueId={venueId} competition={competition} onClose={onClose} />;
  return (
    <Dialog title={t('games.declineTitle')} closeButton onClose={onClose}>
      <QueryView
        query={query}
        errorTitle={t('requests.notLoaded')}
        skeleton={<Skeleton shape="box" width="100%" height="160px" />}
      >
        {() => <p>{t('games.gone')}</p>}
      </QueryView>
    </Dialog>
  );
}

function Asked({
  venueId,
  competition: { id, name },
  onClose,
}: {
  venueId: Id;
  competition: CompetitionRef;
  onClose: () => void;
}) {
  const form = useApiForm({
    operation: 'answerCompetitionBookings',
    schema,
    defaults: { reason: '' },
    draft: { form: 'desk-decline-games', entity: id },
    send: ({ reason }) => answerCompetitionBookings(venueId, id, { decision: 'decline', reason }),
    success: { key: 'desk:games.declined' },
    onDone: onClose,
  });
  const { reason } = useWatch({ control: form.control });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: 'desk:games.declineTitle' },
        message: { key: 'desk:games.declineMessage', params: { name } },
        positiveText: { key: 'desk:games.declineAll' },
        negativeText: { key: 'actions.cancel' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form}>
        <ReasonField
          of="decline"
          reader={null}
          field={form.field('reason')}
          value={reason}
          onChoose={(text) => form.set('reason', text)}
        />
      </FormBody>
    </ConfirmationDialog>
  );
}
