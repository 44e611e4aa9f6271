import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Image, VenueLogChange } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { cx } from '../../shared/ui/cx.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { changeText } from './change-text.ts';
import { logQuery } from './review.data.ts';
import * as css from './super.css.ts';

/** What is different from the last review, before and now side by side (R33). */
export function Changes({ venueId }: { venueId: number }) {
  const t = useT('review');
  const format = useFormat();
  const [search] = useSearchParams();
  const query = useQuery(logQuery(venueId, readPage(search)));
  return (
    <Section title={t('changes.title')}>
      <QueryView
        query={query}
        failure="line"
        errorTitle={t('historyNotLoaded')}
        skeleton={<Skeleton shape="box" height="120px" />}
      >
        {({ since_review: since }) => {
          if (since === null) return null;
          const date = format.dateLong(tiraneDate(Date.parse(since.decided_at)));
          const decided = t(since.decision === 'approved' ? 'changes.afterApproval' : 'changes.afterRejection', {
            date,
          });
          if (since.changes.length === 0) return <p className={css.quiet}>{`${decided} ${t('changes.none')}`}</p>;
          return (
            <>
              <p className={css.quiet}>{decided}</p>
              <ul className={css.changes} aria-label={t('changes.title')}>
                {since.changes.map((change) => (
                  <Change key={`${change.court?.id ?? ''} ${change.field}`} change={change} />
                ))}
              </ul>
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}

function Change({ change }: { change: VenueLogChange }) {
  const t = useT('review');
  const { court, before, after } = change;
  const field = t(`fields.${change.field}`);
  const sides = [
    { label: t('changes.before'), held: before, className: cx(css.value, css.old) },
    { label: t('changes.after'), held: after, className: css.value },
  ];
  return (
    <li className={css.change}>
      <p className={css.field}>{court ? t('changes.ofCourt', { field, court: court.name }) : field}</p>
      <dl className={css.sides}>
        {sides.map(({ label, held, className }) => (
          <div key={label}>
            <dt className={css.side}>{label}</dt>
            <dd className={className}>
              <Value field={change.field} held={held} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** One side of a change: pictures as they are, everything else in words. */
function Value({ field, held }: { field: VenueLogChange['field']; held: unknown }) {
  const t = useT('review');
  const inVenue = useT('venue');
  const format = useFormat();
  const isPicture = field === 'image' || field === 'images';
  const pictures = isPicture && held !== null ? ([held].flat() as Image[]) : []; // as the contract says of these fields
  if (pictures.length === 0) return changeText(field, isPicture ? null : held, { t, inVenue, format });
  return (
    <span className={css.smallPhotos}>
      {pictures.map(({ id, url }) => (
        <img key={id} className={css.smallPhoto} src={url} alt={t(`fields.${field}`)} />
      ))}
    </span>
  );
}
