import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { updateVenueUser } from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Id, VenueUser } from '../../shared/api/generated/model';
import { UpdateVenueUserBody } from '../../shared/api/generated/zod/schemas/updateVenueUserBody.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { RoleChoice } from './role-choice.tsx';
import { useOwnRole } from './use-own-role.ts';

const schema = UpdateVenueUserBody.omit({ module: true });

interface ChangeRoleDialogProps {
  venueId: Id;
  one: VenueUser;
  onClose: () => void;
}

/** Another role for a user of the venue. The last owner stays one: 409 `last_admin` (decision 033). */
export function ChangeRoleDialog({ venueId, one: { user, role }, onClose }: ChangeRoleDialogProps) {
  const t = useT('admins');
  const { isMe, reread } = useOwnRole();
  const form = useApiForm({
    operation: 'updateVenueUser',
    schema,
    defaults: { role },
    send: (body) => updateVenueUser(venueId, user.id, body),
    success: { key: 'admins:change.done' },
    onDone: async () => {
      if (isMe(user.id)) await reread();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('change.title', { name: user.name })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('change.submit')}
      failureDetail={({ code }) => (code === 'last_admin' ? t('lastOwner') : undefined)}
    >
      <RoleChoice field={form.field('role')} isTitled />
    </DialogForm>
  );
}
