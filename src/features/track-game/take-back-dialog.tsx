import { z } from 'zod';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { EventNote, EventNoteMax } from '../../shared/api/generated/zod/schemas/eventNote.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

const schema = z.strictObject({ reason: z.union([EventNote, z.literal('')]) });

interface TakeBackDialogProps {
  /** What is taken back, in words. */
  entry: string;
  onTakeBack: (reason: string | null) => void;
  onClose: () => void;
}

/** Takes an entry back, whichever it is: it stays in the timeline, struck through, with the reason if there is one. */
export function TakeBackDialog({ entry, onTakeBack, onClose }: TakeBackDialogProps) {
  const t = useT('tracker');
  const form = useApiForm({
    operation: 'voidGameEvent',
    schema,
    defaults: { reason: '' },
    send: ({ reason }) => Promise.resolve(onTakeBack(reason || null)),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('entry.takeBackTitle', { entry })}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('entry.confirm')}
    >
      <TextField
        label={t('entry.reason')}
        hint={t('entry.reasonHint')}
        optional
        maxLength={EventNoteMax}
        {...form.field('reason')}
      />
    </DialogForm>
  );
}
