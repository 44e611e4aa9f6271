import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { disputeResult, getGame } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game } from '../../shared/api/generated/model';
import { DisputeResultBody } from '../../shared/api/generated/zod/schemas/disputeResultBody.zod.ts';
import { ReasonMax } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

const schema = DisputeResultBody.omit({ module: true });

interface DisputeDialogProps {
  game: Pick<Game, 'id'>;
  onClose: () => void;
}

/** Says why a result is wrong, to who looks after the game (decision 042). */
export function DisputeDialog({ game: { id: gameId }, onClose }: DisputeDialogProps) {
  const t = useT('games');
  const form = useApiForm({
    operation: 'disputeResult',
    schema,
    defaults: { reason: '' },
    draft: { form: 'dispute-result', entity: gameId },
    send: (body) =>
      settleLostAnswer(
        () => disputeResult(gameId, body),
        async () => (await getGame(gameId)).game.result_status === 'disputed',
      ),
    success: { key: 'games:dispute.sent' },
    onDone: onClose,
  });
  return (
    <DialogForm title={t('dispute.title')} closeButton onClose={onClose} form={form} submitLabel={t('dispute.send')}>
      <p>{t('dispute.intro')}</p>
      <TextAreaField label={t('dispute.reason')} rows={3} maxLength={ReasonMax} {...form.field('reason')} />
    </DialogForm>
  );
}
