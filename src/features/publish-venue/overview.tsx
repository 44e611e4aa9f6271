import type { GetManagedVenueData } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { Checklist, WorthAdding } from './checklist.tsx';
import { Figures } from './figures.tsx';
import { venueParts } from './missing-parts.ts';
import { Publication } from './publication.tsx';
import { isRejected } from './publication-state.ts';
import * as css from './publish-venue.css.ts';

/** The venue at a glance: what it still needs, how it is doing, and whether players see it (RT-58, VEN-05). */
export function VenueOverview({ venue, stats }: GetManagedVenueData) {
  const t = useT('overview');
  const parts = venueParts(venue);
  const canEdit = venue.permissions['edit'] === true;
  const isNew = venue.status === 'draft' || venue.status === 'in-review';
  return (
    <div className={css.page}>
      {isRejected(venue) && (
        <div className={css.whole}>
          <Banner tone="warning" title={t('rejected')}>
            {venue.review?.note}
          </Banner>
        </div>
      )}
      {!isNew && <Figures stats={stats} />}
      <Stack gap={6}>
        {venue.status === 'draft' && <Checklist parts={parts} canEdit={canEdit} />}
        <WorthAdding
          parts={isNew ? parts : { ...parts, optional: [...parts.missing, ...parts.optional] }}
          canEdit={canEdit}
        />
      </Stack>
      <Publication venue={venue} />
    </div>
  );
}
