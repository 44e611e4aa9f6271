import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { getGame, reopenResult } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game } from '../../shared/api/generated/model';
import { ReasonMax } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { ReopenResultBody } from '../../shared/api/generated/zod/schemas/reopenResultBody.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

const schema = ReopenResultBody.omit({ module: true });

/** Takes a result back, with a reason that both teams are told (decision 059). */
export function ReopenDialog({ game: { id }, onClose }: { game: Pick<Game, 'id'>; onClose: () => void }) {
  const t = useT('games');
  const form = useApiForm({
    operation: 'reopenResult',
    schema,
    defaults: { reason: '' },
    draft: { form: 'reopen-result', entity: id },
    send: (body) =>
      settleLostAnswer(
        () => reopenResult(id, body),
        async () => (await getGame(id)).game.reopened?.reason === body.reason,
      ),
    success: { key: 'games:reopen.done' },
    onDone: onClose,
  });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.danger,
        title: { key: 'games:reopen.ask' },
        message: { key: 'games:reopen.message' },
        positiveText: { key: 'games:reopen.action' },
        negativeText: { key: 'actions.cancel' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form}>
        <TextAreaField
          label={t('reopen.reason')}
          hint={t('reopen.reasonHint')}
          rows={2}
          maxLength={ReasonMax}
          {...form.field('reason')}
        />
      </FormBody>
    </ConfirmationDialog>
  );
}
