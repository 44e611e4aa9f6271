import '../../shared/lib/zod-setup.ts';
import { object, string } from 'zod';
import { ConfirmationDialog } from '../../entities/confirmation/confirmation-dialog.tsx';
import { FormBody, isPending } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { sideName } from '../../entities/game/side-name.ts';
import { colorPresets } from '../../models/confirmation/presets.ts';
import { declareWalkover, getGame } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game, GameSideKey } from '../../shared/api/generated/model';
import { Reason, ReasonMax } from '../../shared/api/generated/zod/schemas/reason.zod.ts';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextAreaField } from '../../shared/ui/text-area-field.tsx';

const absent = { home: ['home'], away: ['away'], both: ['home', 'away'] } as const satisfies Record<
  string,
  readonly GameSideKey[]
>;
type Who = keyof typeof absent;
const isWho = (value: string): value is Who => value in absent;

const schema = object({
  who: string().refine(isWho, 'games:walkover.whoMissing'),
  reason: Reason,
});

/** Decides a game without playing: who did not come, and why; both teams are told (decision 059). */
export function WalkoverDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useT('games');
  const words = useT('fixtures');
  const form = useApiForm({
    operation: 'declareWalkover',
    schema,
    defaults: { who: '', reason: '' },
    draft: { form: 'walkover', entity: game.id },
    fieldOf: (field) => (field.startsWith('forfeits') ? 'who' : field),
    send: ({ who, reason }) =>
      settleLostAnswer(
        () => declareWalkover(game.id, { forfeits: isWho(who) ? [...absent[who]] : [], reason }),
        async () => (await getGame(game.id)).game.walkover_reason === reason,
      ),
    success: { key: 'games:walkover.done' },
    onDone: onClose,
  });
  return (
    <ConfirmationDialog
      preset={{
        ...colorPresets.warning,
        title: { key: 'games:walkover.title' },
        message: { key: 'games:walkover.message' },
        positiveText: { key: 'games:walkover.action' },
        negativeText: { key: 'actions.cancel' },
      }}
      formId={form.id}
      isRunning={isPending(form)}
      onCancel={onClose}
    >
      <FormBody form={form}>
        <SelectField
          label={t('walkover.who')}
          placeholder={t('walkover.choose')}
          options={[
            { value: 'home', label: sideName(game, 'home', words) },
            { value: 'away', label: sideName(game, 'away', words) },
            { value: 'both', label: t('walkover.both') },
          ]}
          {...form.field('who')}
        />
        <TextAreaField
          label={t('walkover.reason')}
          hint={t('walkover.reasonHint')}
          rows={2}
          maxLength={ReasonMax}
          {...form.field('reason')}
        />
      </FormBody>
    </ConfirmationDialog>
  );
}
