import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { isUncompleted, type RunningUser } from './run-by.ts';

/** The name of a user, or what is said of who has not given one yet. */
export function useNameOf(): (one: RunningUser) => string {
  const t = useT('admins');
  return (one) => (isUncompleted(one) && one.user.name === '' ? t('nameless') : one.user.name);
}
