import { z } from 'zod';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { EventNote, EventNoteMax } from '../../shared/api/generated/zod/schemas/eventNote.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

const schema = z.strictObject({ note: EventNote });

interface NoteDialogProps {
  onNote: (note: string) => void;
  onClose: () => void;
}

/** A sentence in the timeline about what no other entry says (design §10). */
export function NoteDialog({ onNote, onClose }: NoteDialogProps) {
  const t = useT('tracker');
  const form = useApiForm({
    operation: 'sendGameEvents',
    schema,
    defaults: { note: '' },
    send: ({ note }) => Promise.resolve(onNote(note)),
    onDone: onClose,
  });
  return (
    <DialogForm title={t('note.title')} closeButton onClose={onClose} form={form} submitLabel={t('note.submit')}>
      <TextField
        label={t('note.label')}
        hint={t('entry.reasonHint')}
        required
        maxLength={EventNoteMax}
        {...form.field('note')}
      />
    </DialogForm>
  );
}
