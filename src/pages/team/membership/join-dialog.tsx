import { string } from 'zod';
import '../../../shared/lib/zod-setup.ts';
import { DialogForm } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { getTeam, joinTeam } from '../../../shared/api/generated/endpoints/teams/teams.ts';
import type { Team } from '../../../shared/api/generated/model';
import { JoinTeamBody } from '../../../shared/api/generated/zod/schemas/joinTeamBody.zod.ts';
import { NoteMax } from '../../../shared/api/generated/zod/schemas/note.zod.ts';
import { PositionMax } from '../../../shared/api/generated/zod/schemas/position.zod.ts';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { TextAreaField } from '../../../shared/ui/text-area-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

const { message, position } = JoinTeamBody.shape;
const written = string()
  .trim()
  .transform((text) => text || undefined);
const schema = JoinTeamBody.omit({ module: true }).extend({
  message: written.pipe(message),
  position: written.pipe(position),
});

interface JoinDialogProps {
  team: Team;
  onClose: () => void;
}

/** Asks to join: a few words for those who decide, and where one plays (TEAM-01). */
export function JoinDialog({ team: { id, slug, name }, onClose }: JoinDialogProps) {
  const t = useT('team');
  const form = useApiForm({
    operation: 'joinTeam',
    schema,
    defaults: { message: '', position: '' },
    draft: { form: 'join-team', entity: id },
    send: (body, once) =>
      settleLostAnswer(
        () => joinTeam(id, body, once),
        async () => (await getTeam(slug)).team.my_application_id !== null,
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
      <TextAreaField label={t('join.message')} optional rows={3} maxLength={NoteMax} {...form.field('message')} />
      <TextField
        label={t('join.position')}
        hint={t('join.positionHint')}
        optional
        autoComplete="off"
        maxLength={PositionMax}
        {...form.field('position')}
      />
    </DialogForm>
  );
}
