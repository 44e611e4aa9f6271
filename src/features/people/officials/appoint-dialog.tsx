import '../../../shared/lib/zod-setup.ts';
import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { object, string } from 'zod';
import { DialogForm } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { $activeProfile } from '../../../models/profile/profile.model.ts';
import { appointOfficial } from '../../../shared/api/generated/endpoints/games/games.ts';
import { getListOrganizationUsersQueryOptions } from '../../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import { type Game, GameOfficialRole, type OrganizationUser } from '../../../shared/api/generated/model';
import { GameOfficialRole as role } from '../../../shared/api/generated/zod/schemas/gameOfficialRole.zod.ts';
import { skipUnless } from '../../../shared/api/skip-unless.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';

const schema = object({
  user_id: string().min(1, 'games:officials.whoMissing'),
  role,
});

/** Appoints one of the organization's people for a game; they are asked, and may decline (decision 060). */
export function AppointDialog({ game: { id, officials }, onClose }: { game: Game; onClose: () => void }) {
  const t = useT('games');
  const words = useT('admins');
  const { type, entity_id: organizationId } = useUnit($activeProfile);
  const people = useQuery(
    skipUnless(type === 'organization', getListOrganizationUsersQueryOptions(organizationId ?? 0)),
  );
  // after one who has declined, the same role is open
  const declined = officials.find(({ status }) => status === 'declined');
  const form = useApiForm({
    operation: 'appointOfficial',
    schema,
    defaults: { user_id: '', role: declined?.role ?? GameOfficialRole.referee },
    send: ({ user_id, role }) => appointOfficial(id, { user_id: Number(user_id), role }),
    success: { key: 'games:officials.done' },
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('officials.appoint')}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('officials.submit')}
    >
      <p>{t('officials.message')}</p>
      <SelectField
        label={t('officials.who')}
        hint={t('officials.whoHint')}
        placeholder={t(people.isError ? 'officials.notLoaded' : 'officials.choose')}
        options={(people.data?.users ?? [])
          .filter(({ user }) => user.name !== null && user.name !== '')
          .toSorted(refereesFirst)
          .map(({ user, role }) => ({ value: String(user.id), label: `${user.name} (${words(`roles.${role}`)})` }))}
        {...form.field('user_id')}
      />
      <SelectField
        label={t('officials.role')}
        options={Object.values(GameOfficialRole).map((value) => ({ value, label: t(`facts.${value}`) }))}
        {...form.field('role')}
      />
    </DialogForm>
  );
}

const refereesFirst = (a: OrganizationUser, b: OrganizationUser): number =>
  Number(b.role === 'referee') - Number(a.role === 'referee');
