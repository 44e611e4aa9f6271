import '../../shared/lib/zod-setup.ts';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { getCommunity, joinCommunity } from '../../shared/api/generated/endpoints/communities/communities.ts';
import type { Community } from '../../shared/api/generated/model';
import { JoinAnswer, JoinAnswerMax } from '../../shared/api/generated/zod/schemas/joinAnswer.zod.ts';
import { JoinCommunityBody } from '../../shared/api/generated/zod/schemas/joinCommunityBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

/** Of a community that asks something, the answer is needed. */
const schema = JoinCommunityBody.omit({ module: true }).extend({ answer: JoinAnswer.min(1) });

interface AskDialogProps {
  community: Pick<Community, 'id' | 'name'>;
  question: string;
  onClose: () => void;
}

/** Asks to join, with the answer to the community's question (COM-03). */
export function AskDialog({ community: { id, name }, question, onClose }: AskDialogProps) {
  const t = useT('community');
  const form = useApiForm({
    operation: 'joinCommunity',
    schema,
    defaults: { answer: '' },
    draft: { form: 'join-community', entity: id },
    send: (body, once) =>
      settleLostAnswer(
        () => joinCommunity(id, body, once),
        async () => (await getCommunity(id)).community.my_application_id !== null,
      ),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('join.title', { name })}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('join.send')}
    >
      <p>{t('join.intro')}</p>
      <TextAreaField label={question} rows={3} maxLength={JoinAnswerMax} {...form.field('answer')} />
    </DialogForm>
  );
}
