import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';

interface ShowVenuesProps {
  /** How many venues fit, once it is known. */
  total: number | undefined;
  onClose: () => void;
}

/** At the foot of every sheet of filters: back to the list. */
export function ShowVenues({ total, onClose }: ShowVenuesProps) {
  const t = useT('venues');
  return (
    <Button onClick={onClose}>
      {total === undefined ? t('common:actions.showAll') : t('filters.showCount', { count: total })}
    </Button>
  );
}
