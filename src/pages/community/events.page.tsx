import { useT } from '../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useCommunity } from './use-community.ts';

/** What the community plays (RT-33, COM-02): nothing is set yet. */
export function Component() {
  const t = useT('community');
  const { name } = useCommunity();
  return (
    <EmptyState drawing="calendar" hint={t('events.hint', { name })}>
      {t('events.none')}
    </EmptyState>
  );
}
