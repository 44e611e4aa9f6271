import { useUnit } from 'effector-react';
import { applicantName } from '../../../entities/application/application-kinds.ts';
import { DialogForm } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import { decideApplication } from '../../../shared/api/generated/endpoints/applications/applications.ts';
import type { Application, DecideApplicationBody } from '../../../shared/api/generated/model';
import { DecideApplicationBody as Body } from '../../../shared/api/generated/zod/schemas/decideApplicationBody.zod.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx';

const schema = Body.pick({ note: true }).required();

const submits = {
  accepted: 'applications:accept',
  rejected: 'applications:decline',
  waitlisted: 'applications:waitlist',
} as const;

interface DecideDialogProps {
  application: Application;
  decision: DecideApplicationBody['decision'];
  onClose: () => void;
}

/** A decision with a note for the applicant. One that comes too late is said, and the page shows how it stands (409 stale). */
export function DecideDialog({ application, decision, onClose }: DecideDialogProps) {
  const { id, kind } = application;
  const t = useT('applications');
  const say = useUnit(snackbarRequested);
  const name = applicantName(application);
  const form = useApiForm({
    operation: 'decideApplication',
    schema,
    defaults: { note: '' },
    draft: { form: 'decide-application', entity: id },
    send: ({ note }) => decideApplication(id, { decision, ...(note !== '' && { note }) }),
    success: { key: `applications:decide.${decision}.done`, params: { name } },
    onDone: onClose,
    onRefused: (error) => {
      if (error.code !== 'stale') return undefined;
      say({ message: { key: 'applications:stale' }, color: 'error' });
      onClose();
      return 'settled';
    },
  });
  return (
    <DialogForm
      title={t(`decide.${decision}.title`, { name })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t(submits[decision])}
    >
      <p>{t(decision === 'accepted' ? `kinds.${kind}.accepting` : `decide.${decision}.message`)}</p>
      <TextAreaField label={t('decide.note')} hint={t('decide.noteHint')} optional rows={3} {...form.field('note')} />
    </DialogForm>
  );
}
