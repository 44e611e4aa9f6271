import { CircleCheck, CircleQuestionMark, Info, Trash2, TriangleAlert } from 'lucide-react';
import { useId, type SubmitEvent } from 'react';
import type { ShownConfirmation } from '../../models/confirmation/confirmation.model.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './confirmation-host.css.ts';
import { say } from './say.ts';

const icons = {
  question: CircleQuestionMark,
  trash: Trash2,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
} as const;

export interface ConfirmationDialogProps {
  shown: ShownConfirmation;
  onTyped: (text: string) => void;
  onConfirmed: () => void;
  onCancelled: () => void;
}

/** A question with two answers (specification §3, §5). The focus begins on the harmless one, or on the word to type. */
export function ConfirmationDialog({ shown, onTyped, onConfirmed, onCancelled }: ConfirmationDialogProps) {
  const t = useT();
  const form = useId();
  const { preset, typed, isConfirmable, isLoading } = shown;
  const { color, doubleConfirmText: word } = preset;
  const Icon = icons[preset.icon];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirmed();
  };
  return (
    <Dialog
      role="alertdialog"
      title={say(t, preset.title)}
      onClose={onCancelled}
      busy={isLoading}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={onCancelled}
            disabled={isLoading}
            data-autofocus={word === null || undefined}
          >
            {say(t, preset.negativeText)}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={color === 'danger' ? 'danger' : 'primary'}
            className={css.positive[color]}
            loading={isLoading}
            disabled={!isConfirmable && !isLoading}
          >
            {say(t, preset.positiveText)}
          </Button>
        </>
      }
    >
      <form id={form} className={css.body} onSubmit={submit}>
        <div className={cx(css.message, preset.cardStyle === 'accented' && css.accented[color])}>
          <Icon className={css.icon[color]} size={24} />
          {preset.message && <p>{say(t, preset.message)}</p>}
        </div>
        {word !== null && (
          <TextField
            label={t('dialogs.typeWord', { word })}
            value={typed}
            onChange={(event) => onTyped(event.target.value)}
            readOnly={isLoading}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus
          />
        )}
      </form>
    </Dialog>
  );
}
