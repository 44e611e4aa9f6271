import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import { venueParts } from './missing-parts.ts';
import { publicationState } from './publication-state.ts';
import * as css from './publish-venue.css.ts';
import { usePublication } from './use-publication.ts';

interface PublicationProps {
  venue: Venue;
  /** The view has another button that is filled. */
  quiet?: boolean;
}

/** Whether players see the venue, and the next step that this user may take (VEN-05, VEN-19, design §4). */
export function Publication({ venue, quiet = false }: PublicationProps) {
  const t = useT('overview');
  const { steps, take, running, failure } = usePublication(venue);
  const isComplete = venueParts(venue).missing.length === 0;
  return (
    <Section title={t('publication')} className={css.publication}>
      <Meaning venue={venue} isComplete={isComplete} />
      {failure && (
        <ErrorState
          error={failure}
          message={failure.fieldErrors.map(({ message }) => message).join(' ') || undefined}
        />
      )}
      {steps.length > 0 && (
        <Inline>
          {steps.map((step) => (
            <Button
              key={step}
              variant={!quiet && (step === 'submit' || step === 'publish') ? 'primary' : 'secondary'}
              disabled={step === 'submit' && !isComplete}
              loading={running === step}
              onClick={() => void take(step)}
            >
              {t(`steps.${step}`)}
            </Button>
          ))}
        </Inline>
      )}
    </Section>
  );
}

/** What the state means for players and for the venue's people. */
function Meaning({ venue, isComplete }: { venue: Venue; isComplete: boolean }) {
  const t = useT('overview');
  const format = useFormat();
  const { status, review, is_bookable: isBookable } = venue;
  if (status === 'draft') return <p>{t(isComplete ? 'meaning.ready' : 'meaning.draft')}</p>;
  if (status === 'in-review')
    return (
      <p>
        {review && `${t('meaning.sent', { date: format.dateMedium(tiraneDate(Date.parse(review.submitted_at))) })} `}
        {t('meaning.inReview')}
      </p>
    );
  if (status === 'published') return <p>{t(isBookable ? 'meaning.published' : 'meaning.publishedNoBookings')}</p>;
  if (publicationState(venue) === 'unpublished') return <p>{t('meaning.unpublished')}</p>;
  return (
    <>
      <p>{t('meaning.disabled')}</p>
      {venue.disabled?.reason && <p>{t('meaning.reason', { reason: venue.disabled.reason })}</p>}
    </>
  );
}
