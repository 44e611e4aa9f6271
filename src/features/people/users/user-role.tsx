import type { ComponentProps } from 'react';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { RoleChoice } from '../kit/role-choice.tsx';
import { kinds, type RunBy } from './run-by.ts';

interface UserRoleProps extends Pick<ComponentProps<typeof RoleChoice>, 'field' | 'isTitled'> {
  type: RunBy['type'];
}

/** The role at a venue or in an organization. */
export function UserRole({ type, ...choice }: UserRoleProps) {
  const t = useT('admins');
  return (
    <RoleChoice
      {...choice}
      type="radio"
      legend={t('role')}
      roles={kinds[type].roles.map(({ role, may }) => ({ role, label: t(`roles.${role}`), may: t(may) }))}
    />
  );
}
