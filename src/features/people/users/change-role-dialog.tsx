import { object } from 'zod';
import { DialogForm } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useOwnProfiles } from '../kit/use-own-profiles.ts';
import { anyRole, kinds, type RunBy, type RunningUser } from './run-by.ts';
import { useNameOf } from './use-name-of.ts';
import { UserRole } from './user-role.tsx';

const schema = object({ role: anyRole });

interface ChangeRoleDialogProps {
  runBy: RunBy;
  one: RunningUser;
  onClose: () => void;
}

/** Another role for a user. The last owner stays one: 409 `last_admin` (decisions 033 and 039). */
export function ChangeRoleDialog({ runBy: { type, entity_id: entityId }, one, onClose }: ChangeRoleDialogProps) {
  const t = useT('admins');
  const nameOf = useNameOf();
  const { user, role } = one;
  const { isMe, reread } = useOwnProfiles();
  const { operations, change } = kinds[type];
  const form = useApiForm({
    operation: operations.change,
    schema,
    defaults: { role },
    send: (body) => change(entityId, user.id, body.role),
    success: { key: 'admins:change.done' },
    onDone: async () => {
      if (isMe(user.id)) await reread();
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('change.title', { name: nameOf(one) })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('change.submit')}
      failureDetail={({ code }) => (code === 'last_admin' ? t('lastOwner') : undefined)}
    >
      <UserRole type={type} field={form.field('role')} isTitled />
    </DialogForm>
  );
}
