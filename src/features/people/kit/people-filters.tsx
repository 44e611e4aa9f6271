import type { ChangeFilters } from '../../../shared/routing/use-filters.ts';
import { Chip, ChipGroup } from '../../../shared/ui/chip.tsx';
import { SearchBox } from '../../../shared/ui/search-box.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import * as css from './people.css.ts';

type Choice<F> = {
  [K in keyof F]: {
    field: K;
    label: string;
    /** Without a value: everybody. */
    options: readonly { value: F[K]; label: string }[];
  };
}[keyof F];

interface PeopleFiltersProps<F extends { page: number }> {
  /** Of `useFilters`. */
  filters: F & { keywords?: string | undefined };
  change: ChangeFilters<F>;
  /** People are looked for by name. */
  search?: { label: string; placeholder: string };
  choices: readonly Choice<F>[];
}

/** Whom a list shows, by name and by what they are; it stands in the address. One choice is a control, several are chips below each other. */
export function PeopleFilters<F extends { page: number }>({ filters, change, search, choices }: PeopleFiltersProps<F>) {
  // a field of theirs with a value of its own
  const choose = ({ field }: Choice<F>, value: unknown) => void change({ [field]: value } as Partial<F>);
  return (
    <div className={css.filters}>
      {search && (
        <SearchBox
          {...search}
          keywords={filters.keywords}
          change={(words, how) => change(words as unknown as Partial<F>, how)} // only a list with names has a search
          className={css.search}
        />
      )}
      {choices.map((choice) => {
        const chosen = choice.options.findIndex(({ value }) => value === filters[choice.field]);
        if (choices.length === 1)
          return (
            <SegmentedControl
              key={choice.label}
              label={choice.label}
              segments={choice.options.map(({ label }, index) => ({ value: String(index), label }))}
              value={String(chosen)}
              onChange={(next) => choose(choice, choice.options[Number(next)]?.value)}
            />
          );
        return (
          <ChipGroup key={choice.label} label={choice.label} className={css.choice}>
            {choice.options.map(({ value, label }, index) => (
              <Chip key={label} pressed={index === chosen} onClick={() => choose(choice, value)}>
                {label}
              </Chip>
            ))}
          </ChipGroup>
        );
      })}
    </div>
  );
}
