import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FurtherFilters } from './further-filters.tsx';
import type { VenueSearch } from './use-venue-filters.ts';

interface FilterDialogProps extends Pick<VenueSearch, 'filters' | 'change' | 'clear'> {
  /** How many venues fit, once it is known. */
  total: number | undefined;
  onClose: () => void;
}

/** The further filters over the page; loaded when they are asked for. */
export function FilterDialog({ filters, change, clear, total, onClose }: FilterDialogProps) {
  const t = useT('venues');
  return (
    <Dialog
      title={t('filters.title')}
      closeButton
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" onClick={() => void clear()}>
            {t('common:actions.clearFilters')}
          </Button>
          <Button onClick={onClose}>
            {total === undefined ? t('common:actions.showAll') : t('filters.showCount', { count: total })}
          </Button>
        </>
      }
    >
      <FurtherFilters filters={filters} change={change} />
    </Dialog>
  );
}
