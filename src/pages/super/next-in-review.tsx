import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { inReviewQuery } from './in-review.data.ts';
import * as css from './super.css.ts';

/** After a decision: the way to the venue that now waits longest, or that none is left (SUP-01). */
export function NextInReview({ decided }: { decided: Venue }) {
  const t = useT('review');
  const query = useQuery(inReviewQuery(1));
  return (
    <QueryView
      query={query}
      failure="line"
      errorTitle={t('listNotLoaded')}
      skeleton={<Skeleton shape="box" height="44px" />}
    >
      {({ venues }) => {
        // the list may be older than the decision
        const next = venues.find(({ id }) => id !== decided.id);
        return (
          <div role="status">
            {next ? (
              <LinkButton to={paths.reviewVenue(next.slug)} variant="secondary" icon={<ArrowRight size={20} />}>
                {t('next.link', { name: next.name })}
              </LinkButton>
            ) : (
              <p className={css.quiet}>{t('next.none')}</p>
            )}
          </div>
        );
      }}
    </QueryView>
  );
}
