import { Scale } from 'lucide-react';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useSideWrites } from './use-side-writes.ts';

/** Begins the game of an event by making its sides. */
export function FirstBalance({ eventId }: { eventId: Id }) {
  const t = useT('games');
  const { balance, isBalancing } = useSideWrites(eventId, false);
  return (
    <Button icon={<Scale size={20} />} loading={isBalancing} onClick={balance}>
      {t('sides.balance')}
    </Button>
  );
}
