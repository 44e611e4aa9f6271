import { quickDays } from '../../entities/venue/tonight.ts';
import { useVenueChoices } from '../../entities/venue/venue-choices.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { MonthGrid } from '../../shared/ui/month-grid.tsx';
import { OptionList } from '../../shared/ui/option-list.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { TimeList } from '../../shared/ui/time-list.tsx';
import type { FilterKind } from './filter-chips.tsx';
import * as css from './filter-panel.css.ts';
import type { VenueSearch } from './use-venue-search.ts';

export { ShowVenues } from './show-venues.tsx';

export interface FilterPanelProps {
  kind: FilterKind;
  search: VenueSearch;
  /** A choice that needs no second one closes the panel. */
  close: () => void;
}

const PRICES = [1000, 1500, 2000, 2500, 3000, 4000, 5000] as const;
/** The choice that takes a filter away; no id and no price is 0. */
const ANY = 0;

/** What one filter may be; loaded when the browser is idle or the filter is touched. */
export function FilterPanel({ kind, search, close }: FilterPanelProps) {
  const t = useT('venues');
  const format = useFormat();
  const { sports, cities } = useVenueChoices();
  const { filters, change } = search;
  if (kind === 'when') return <WhenPanel search={search} close={close} />;

  const { any, chosen, options, param } = {
    sport: { any: t('filters.allSports'), chosen: filters.sport_id, options: sports, param: 'sport_id' },
    city: { any: t('filters.allCities'), chosen: filters.city_id, options: cities, param: 'city_id' },
    price: {
      any: t('filters.anyPrice'),
      chosen: filters.price_max,
      options: prices(filters.price_max).map((value) => ({
        value,
        label: t('filters.upTo', { price: format.money(value) }),
      })),
      param: 'price_max',
    },
  }[kind];
  return (
    <OptionList
      label={t(`filters.${kind}`)}
      options={[{ value: ANY, label: any }, ...options]}
      value={chosen ?? ANY}
      focusFirst
      onChoose={(value) => {
        void change({ [param]: value || undefined });
        close();
      }}
    />
  );
}

/** With the URL's own price among them, whatever it is. */
const prices = (own: number | undefined): number[] =>
  [...new Set([...PRICES, ...(own === undefined ? [] : [own])])].toSorted((a, b) => a - b);

/** The day to play on, and the hour. */
function WhenPanel({ search: { filters, today, change }, close }: Omit<FilterPanelProps, 'kind'>) {
  const t = useT('venues');
  const { timeSlots } = useVenueChoices();
  const { date, available_time_slot_id: slot } = filters;
  const choose = (wish: { date: string | undefined; available_time_slot_id?: number | undefined }) => {
    void change({ available_time_slot_id: undefined, ...wish });
    close();
  };
  return (
    <Stack>
      <ChipGroup label={t('filters.quickDays')} flow="slide" className={css.quickDays}>
        {quickDays(now()).map(({ name, ...wish }) => (
          <Chip
            key={name}
            className={css.quickDay}
            pressed={wish.date === date && wish.available_time_slot_id === slot}
            onClick={() => choose(wish)}
          >
            {t(`filters.${name}`)}
          </Chip>
        ))}
        {(date !== undefined || slot !== undefined) && (
          <Chip className={css.quickDay} pressed={false} onClick={() => choose({ date: undefined })}>
            {t('filters.anyDay')}
          </Chip>
        )}
      </ChipGroup>
      <div className={css.dayAndTime}>
        <MonthGrid value={date ?? null} min={today} onChoose={(day) => void change({ date: day })} />
        <Stack>
          <h3>{t('filters.timeSlot')}</h3>
          <TimeList
            label={t('filters.timeSlot')}
            times={timeSlots.map(({ start }) => start)}
            value={timeSlots.find(({ value }) => value === slot)?.start ?? null}
            onChoose={(time) => {
              const chosen = timeSlots.find(({ start }) => start === time)?.value;
              // an hour alone means today's (design §4); a second press takes it back
              choose({ date: date ?? today, available_time_slot_id: chosen === slot ? undefined : chosen });
            }}
          />
        </Stack>
      </div>
    </Stack>
  );
}
