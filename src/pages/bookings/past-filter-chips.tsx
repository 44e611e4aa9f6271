import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { PAST_FILTERS } from './bookings-address.ts';
import type { BookingsNavigation } from './use-bookings-address.ts';

/** Narrows the past to what was played or what was unbooked; the choice is in the address. */
export function PastFilterChips({ navigation }: { navigation: BookingsNavigation }) {
  const t = useT('bookings');
  return (
    <ChipGroup label={t('pastFilter.label')}>
      {[null, ...PAST_FILTERS].map((status) => (
        <Chip key={status} pressed={navigation.address.status === status} onClick={() => navigation.show({ status })}>
          {t(`pastFilter.${status ?? 'all'}`)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
