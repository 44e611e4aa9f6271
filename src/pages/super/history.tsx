import { useQuery } from '@tanstack/react-query';
import { useSearch } from '../../shared/routing/use-search.ts';
import type { VenueLogEntry } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { readPage } from '../../shared/routing/search-params.ts';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { ListView } from '../../shared/ui/query-view.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { logQuery } from './review.data.ts';
import * as css from './super.css.ts';

/** Everything that was changed and decided about a venue, the newest first (R33). */
export function History({ venueId }: { venueId: number }) {
  const t = useT('review');
  const { search, change } = useSearch();
  const page = readPage(search);
  const query = useQuery(logQuery(venueId, page));
  return (
    <Section title={t('history')}>
      <ListView
        query={query}
        errorTitle={t('historyNotLoaded')}
        skeleton={<Skeleton shape="box" height="240px" />}
        empty={null}
        paging={{ page, onPage: (to) => void change((latest) => withPage(latest, to)) }}
      >
        {({ entries }, stale) => (
          <div {...stale}>
            <ListRows label={t('history')}>
              {entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </ListRows>
          </div>
        )}
      </ListView>
    </Section>
  );
}

/** The history stands at the end of its page: the reader stays there. */
function withPage(search: URLSearchParams, page: number): URLSearchParams {
  search.set('page', String(page));
  return search;
}

function EntryRow({ entry: { action, at, actor, changes, reason } }: { entry: VenueLogEntry }) {
  const t = useT('review');
  const format = useFormat();
  const instant = Date.parse(at);
  // the action itself says the status
  const fields = changes
    .filter(({ field }) => field !== 'status')
    .map(({ field, court }) => {
      const name = t(`fields.${field}`);
      return court ? t('changes.ofCourt', { field: name, court: court.name }) : name;
    });
  return (
    <ListRow
      title={t(`actions.${action}`)}
      meta={
        <>
          <span className={css.line}>
            <time dateTime={at}>{`${format.dateShort(tiraneDate(instant))}, ${format.time(instant)}`}</time>
            {` · ${actor?.name ?? t('deletedAccount')}`}
          </span>
          {fields.length > 0 && <span className={css.line}>{fields.join(', ')}</span>}
          {reason !== null && <span className={css.reason}>{reason}</span>}
        </>
      }
    />
  );
}
