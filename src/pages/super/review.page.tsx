import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Ban, Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PublicationBadge } from '../../features/publish-venue/publication-badge.tsx';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import type { MenuItem } from '../../shared/ui/overflow-menu.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { areAnswered } from '../../shared/ui/query-view.tsx';
import { Inline, Stack } from '../../shared/ui/stack.tsx';
import { Changes } from './changes.tsx';
import { History } from './history.tsx';
import { NextInReview } from './next-in-review.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { isOpen, logQuery, reasonDialogs, type ReasonedDecision } from './review.data.ts';
import { ReviewedCourts, ReviewedDetails, ReviewedPhotos } from './reviewed-venue.tsx';
import * as css from './super.css.ts';
import { useApproval } from './use-approval.ts';
import { VenueOfPage } from './venue-of-page.tsx';

export { loader } from './review.data.ts';

/** A venue as a super user decides about it (RT-54, SUP-01, R33). */
export function Component() {
  return <VenueOfPage>{(venue) => <Review key={venue.id} venue={venue} />}</VenueOfPage>;
}

function Review({ venue }: { venue: Venue }) {
  const t = useT('review');
  const [search] = useSearchParams();
  const [wasInReview] = useState(venue.status === 'in-review');
  const { shown, open: ask, close } = useSearchDialogs(reasonDialogs, { mayOpen: ({ name }) => isOpen(venue, name) });
  const log = useQuery(logQuery(venue.id, readPage(search)));
  const isLogThere = areAnswered(log);
  const isFirst = log.data?.since_review === null;
  const menu: MenuItem[] = [
    { label: t('edit'), icon: <Pencil size={20} />, href: paths.editVenue(venue.slug) },
    { label: t('asPlayers'), icon: <Eye size={20} />, href: paths.venue(venue.slug) },
    ...(isOpen(venue, 'disable')
      ? [{ label: t('steps.disable'), icon: <Ban size={20} />, danger: true, onSelect: () => ask('disable') }]
      : []),
  ];
  return (
    <Stack gap={5}>
      <div>
        <LinkButton to={paths.inReview()} variant="ghost" size="sm" icon={<ArrowLeft size={18} />}>
          {t('all')}
        </LinkButton>
      </div>
      <PageHeader
        title={venue.name}
        meta={
          <>
            <PublicationBadge venue={venue} /> {isFirst && <Badge icon="none">{t('changes.first')}</Badge>}
          </>
        }
        action={<Decisions venue={venue} ask={ask} />}
        menu={menu}
      />
      {wasInReview && venue.status !== 'in-review' && <NextInReview decided={venue} />}
      <div className={css.columns}>
        <Stack gap={6}>
          {!isFirst && <Changes venueId={venue.id} />}
          {isLogThere && (
            <>
              <ReviewedPhotos venue={venue} />
              <ReviewedDetails venue={venue} />
              <ReviewedCourts venue={venue} />
            </>
          )}
        </Stack>
        {isLogThere && <History venueId={venue.id} />}
      </div>
      {shown && <ReasonDialog key={shown.name} venue={venue} decision={shown.name} onClose={close} />}
    </Stack>
  );
}

/** The buttons of the decisions that are due; disabling a venue stands in the menu. */
function Decisions({ venue, ask }: { venue: Venue; ask: (decision: ReasonedDecision) => void }) {
  const t = useT('review');
  const { approve, approving } = useApproval(venue);
  const due = (['reject', 'approve', 'restore'] as const).filter((decision) => isOpen(venue, decision));
  if (due.length === 0) return null;
  return (
    <Inline className={css.decisions}>
      {isOpen(venue, 'reject') && (
        <Button variant="secondary" onClick={() => ask('reject')} disabled={approving}>
          {t('steps.reject')}
        </Button>
      )}
      {isOpen(venue, 'approve') && (
        <Button onClick={approve} loading={approving}>
          {t('steps.approve')}
        </Button>
      )}
      {isOpen(venue, 'restore') && <Button onClick={() => ask('restore')}>{t('steps.restore')}</Button>}
    </Inline>
  );
}
