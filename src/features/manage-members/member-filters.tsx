import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useSearch } from '../../shared/routing/use-search.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import {
  type MembersFilter,
  membersDialogs,
  membersFilter,
  PROFILE_FILTERS,
  STATUS_FILTERS,
} from './members-address.ts';
import * as css from './members.css.ts';

/** Which members the list shows, by status and by profile; the choice stands in the address (ENT-215, TEAM-10). */
export function MemberFilters() {
  const t = useT('members');
  const { search, change } = useSearch();
  const filter = membersFilter.read(search);
  const choose = (part: Partial<MembersFilter>) =>
    void change((latest) => membersFilter.write(new URLSearchParams(membersDialogs.write(latest, null)), part));
  return (
    <div className={css.filters}>
      <ChipGroup label={t('show')}>
        {[null, ...STATUS_FILTERS].map((status) => (
          <Chip key={status} pressed={status === filter.status} onClick={() => choose({ status })}>
            {t(`status.${status ?? 'all'}`)}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t('profileFilter')}>
        {[null, ...PROFILE_FILTERS].map((profile) => (
          <Chip key={profile} pressed={profile === filter.profile} onClick={() => choose({ profile })}>
            {t(`profile.${profile ?? 'all'}`)}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  );
}
