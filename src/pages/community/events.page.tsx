import { useQuery } from '@tanstack/react-query';
import { EventDays, EventDaysSkeleton } from '../../entities/event/event-days.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { useFilters } from '../../shared/routing/use-filters.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { communityEventsQuery, eventsSearch } from './events.data.ts';
import { useCommunity } from './use-community.ts';

export { loader } from './events.data.ts';

/** What the community plays; its owner and admins create events in its name (RT-33, COM-02). */
export function Component() {
  const t = useT('community');
  const words = useT('events');
  const { id, name, my_role: role } = useCommunity();
  const { filters, change } = useFilters(eventsSearch);
  const query = useQuery(communityEventsQuery(id, filters));
  const isPast = filters.when === 'past';
  const create = (role === 'owner' || role === 'admin') && (
    <LinkButton size="sm" to={paths.newEvent('community', id)}>
      {words('create')}
    </LinkButton>
  );
  return (
    <Section title={words('title')} gap={4} action={create}>
      <ChipGroup label={words('filters.when')}>
        {(['upcoming', 'past'] as const).map((when) => (
          <Chip key={when} pressed={when === filters.when} onClick={() => void change({ when })}>
            {words(`filters.${when}`)}
          </Chip>
        ))}
      </ChipGroup>
      <ListView
        query={query}
        skeleton={<EventDaysSkeleton count={4} />}
        empty={
          <EmptyState drawing="calendar" hint={isPast ? undefined : t('events.hint', { name })}>
            {isPast ? words('pastEmpty') : t('events.none')}
          </EmptyState>
        }
        paging={{ page: filters.page }}
      >
        {({ events }, stale) => <EventDays label={words('title')} events={events} heading="h3" stale={stale} />}
      </ListView>
    </Section>
  );
}
