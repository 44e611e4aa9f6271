import { FilterChip } from './filter-chips.tsx';
import { OptionList } from './option-list.tsx';

/** The choice that takes a filter away; no id is 0, and no other value is called so. */
const ANY = 0;

interface FilterChoiceProps<V extends string | number> {
  title: string;
  /** Takes the filter away, e.g. "All sports". */
  unfiltered: string;
  /** Empty until they are known. */
  options: readonly { value: V; label: string }[];
  value: V | undefined;
  onChoose: (value: V | undefined) => Promise<void>;
}

/** A filter with one of several values, or none. */
export function FilterChoice<V extends string | number>(props: FilterChoiceProps<V>) {
  const { title, unfiltered, options, value, onChoose } = props;
  return (
    <FilterChip title={title} chosen={options.find((one) => one.value === value)?.label}>
      {(close) => (
        <OptionList<V | typeof ANY>
          label={title}
          options={[{ value: ANY, label: unfiltered }, ...options]}
          value={value ?? ANY}
          focusFirst
          onChoose={(chosen) => {
            void onChoose(chosen === ANY ? undefined : chosen);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
