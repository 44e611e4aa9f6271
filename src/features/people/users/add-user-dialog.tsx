import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { useUserSearch } from '../../../entities/person/use-user-search.ts';
import type { UserRef } from '../../../shared/api/generated/model';
import { AddVenueUserBody } from '../../../shared/api/generated/zod/schemas/addVenueUserBody.zod.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { AddPersonDialog } from '../kit/add-person-dialog.tsx';
import { anyRole, kinds, type RunBy, type RunningUser } from './run-by.ts';
import { UserRole } from './user-role.tsx';

/** Everybody is chosen from the results, also who is found by number. */
const schema = AddVenueUserBody.pick({ user_id: true }).required().extend({ role: anyRole });

interface AddUserDialogProps {
  runBy: RunBy;
  /** Who is there already: the results say so. */
  users: readonly RunningUser[];
  onClose: () => void;
}

/** Adds a user found by name or number, in a role; they are told, and may leave (decisions 033 and 039). */
export function AddUserDialog({ runBy: { type, entity_id: entityId }, users, onClose }: AddUserDialogProps) {
  const t = useT('admins');
  const { operations, newcomer, add } = kinds[type];
  const form = useApiForm({
    operation: operations.add,
    schema,
    defaults: { user_id: undefined, role: newcomer },
    send: (body) => add(entityId, body),
    success: { key: 'admins:add.done' },
    onDone: onClose,
  });
  const metaOf = (user: UserRef) => {
    const role = users.find((one) => one.user.id === user.id)?.role;
    return role && t('add.known', { role: t(`roles.${role}`) });
  };
  return (
    <AddPersonDialog
      title={t('add.title')}
      submitLabel={t('add.submit')}
      form={form}
      search={useUserSearch()}
      metaOf={metaOf}
      onClose={onClose}
    >
      <UserRole type={type} field={form.field('role')} />
    </AddPersonDialog>
  );
}
