import { eventSearch } from '../../entities/event/event-filters.ts';
import { EventGrid, EventGridSkeleton } from '../../entities/event/event-grid.tsx';
import { FixtureRows } from '../../entities/game/fixture-rows.tsx';
import { type Answered, receivedAtOf } from '../../entities/game/live-clock.ts';
import type { GetExploreData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { VENUES } from './explore.data.ts';
import type { ExploreWish } from './explore-wish.ts';
import { ListSection } from './list-section.tsx';
import { nearList } from './near-list.ts';

interface ExplorePlayProps extends Pick<ExploreWish, 'sportId' | 'cityId'> {
  near: ViewedQuery<GetExploreData> & Answered;
  /** Where a failure stands: see `QueryView`. */
  failure: 'line' | 'words';
}

/** Events to come to, and games that are on now; nothing of the latter while none is. */
export function ExplorePlay({ near, failure, sportId, cityId }: ExplorePlayProps) {
  const t = useT('events');
  const home = useT('home');
  const games = near.data?.live_games.slice(0, VENUES) ?? [];
  // games that are on stand above the events, and nothing that is on screen may move: no title before the answer
  if (near.data === undefined && !near.error) {
    return (
      <QueryView query={near} skeleton={<EventGridSkeleton count={VENUES} />}>
        {() => null}
      </QueryView>
    );
  }
  const all = paths.events(
    eventSearch.format({
      ...(sportId !== undefined && { sport_id: sportId }),
      ...(cityId !== undefined && { city_id: cityId }),
    }),
  );
  return (
    <>
      {games.length > 0 && (
        <Section title={home('near.live')}>
          <FixtureRows
            label={home('near.live')}
            fixtures={games}
            receivedAt={receivedAtOf(near)}
            title={({ event }) => event?.title}
            mine={({ my_side }) => my_side}
            about={({ sport, competition }) =>
              [t(`common:sports.${sport.key}`), competition?.name].filter(Boolean).join(' · ')
            }
          />
        </Section>
      )}
      <ListSection
        title={home('near.events')}
        query={nearList(near, 'events')}
        failure={failure}
        skeleton={<EventGridSkeleton count={VENUES} />}
        empty={{
          text: home('near.noEvents'),
          next: { to: paths.events(), label: home('near.findEvents') },
        }}
        more={{ to: all, label: t('common:actions.showAll'), always: true }}
      >
        {({ events }, stale) => <EventGrid label={home('near.events')} events={events} stale={stale} />}
      </ListSection>
    </>
  );
}
