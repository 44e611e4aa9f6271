import { useUnit } from 'effector-react';
import { string } from 'zod';
import '../../shared/lib/zod-setup.ts';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { reportPost } from '../../shared/api/generated/endpoints/communities/communities.ts';
import { type Post, ReportReason } from '../../shared/api/generated/model';
import { NoteMax } from '../../shared/api/generated/zod/schemas/note.zod.ts';
import { ReportPostBody } from '../../shared/api/generated/zod/schemas/reportPostBody.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';
import { useAccessCheck } from './use-access-check.ts';

const schema = ReportPostBody.omit({ module: true }).extend({
  note: string()
    .trim()
    .transform((text) => text || undefined)
    .pipe(ReportPostBody.shape.note),
});

/** Reports a post to those who run the community. */
export function ReportDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  const t = useT('community');
  const say = useUnit(snackbarRequested);
  const { id: postId, community_id: communityId } = post;
  const checkAccess = useAccessCheck();
  const form = useApiForm({
    operation: 'reportPost',
    schema,
    defaults: { reason: undefined, note: '' },
    draft: { form: 'report-post', entity: postId },
    send: (body) => reportPost(communityId, postId, body),
    success: { key: 'community:report.done' },
    onDone: onClose,
    onRefused: (error) => {
      checkAccess(error);
      if (error.status !== 409) return undefined;
      say({ message: { text: error.message }, color: 'info' }); // they have it already
      onClose();
      return 'settled';
    },
  });
  return (
    <DialogForm title={t('report.title')} closeButton onClose={onClose} form={form} submitLabel={t('report.send')}>
      <p>{t('report.intro')}</p>
      <SelectField
        label={t('report.reason')}
        placeholder={t('common:fields.choose')}
        options={Object.values(ReportReason).map((value) => ({ value, label: t(`report.reasons.${value}`) }))}
        {...form.field('reason')}
      />
      <TextAreaField label={t('report.note')} optional rows={3} maxLength={NoteMax} {...form.field('note')} />
    </DialogForm>
  );
}
