import { CommunityMemberStatus } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import type { ChangeFilters } from '../../shared/routing/use-filters.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import * as css from './community-people.css.ts';
import type { PeopleFilters as Filters } from './people-address.ts';

interface PeopleFiltersProps {
  filters: Filters;
  change: ChangeFilters<Filters>;
  /** Invited and banned people are shown as well. */
  hasGroups: boolean;
}

/** Whom the list shows: those of a name, and for who looks after them also the invited and the banned. */
export function PeopleFilters({ filters: { show, keywords }, change, hasGroups }: PeopleFiltersProps) {
  const t = useT('communitypeople');
  return (
    <div className={css.filters}>
      <SearchBox
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        keywords={keywords}
        change={change}
        className={css.search}
      />
      {hasGroups && (
        <SegmentedControl
          label={t('groups.label')}
          segments={Object.values(CommunityMemberStatus).map((value) => ({ value, label: t(`groups.${value}`) }))}
          value={show}
          onChange={(next) => void change({ show: next })}
        />
      )}
    </div>
  );
}
