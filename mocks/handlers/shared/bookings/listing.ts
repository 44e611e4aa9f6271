import { pageOf } from '../../../contract/paging.ts';
import type { BookingRecord } from '../../../db/records.ts';
import type { DbReader } from '../../../db/tables.ts';
import { toSeriesGroup, type ViewContext } from '../../../views/booking.ts';
import { existing } from '../../../rules/shared/lookups.ts';

interface ListQuery {
  readonly group?: 'series';
  readonly page?: number;
  readonly per_page?: number;
}

type ListContext = ViewContext & { readonly db: DbReader };

/** One page of bookings in the given order; grouped, the first session of a series stands for all of its sessions in the list. */
export function pageOfBookings(ctx: ListContext, ordered: readonly BookingRecord[], query: ListQuery) {
  const { page, perPage } = pageOf(query);
  const entries = query.group === 'series' ? firstOfEachSeries(ordered) : ordered;
  const listed = entries.slice((page - 1) * perPage, page * perPage);
  const groups = query.group === 'series' ? listed.flatMap(({ series_id }) => series_id ?? []) : [];
  const total = entries.length;
  return {
    listed,
    series: groups.map((id) =>
      toSeriesGroup(
        ctx.db,
        existing(ctx.db.series.get(id), 'series'),
        ordered.filter(({ series_id }) => series_id === id),
        ctx,
      ),
    ),
    pagination: { current_page: page, last_page: Math.max(1, Math.ceil(total / perPage)), per_page: perPage, total },
  };
}

function firstOfEachSeries(ordered: readonly BookingRecord[]): BookingRecord[] {
  const seen = new Set<number>();
  return ordered.filter(({ series_id }) => {
    if (series_id === null) return true;
    const isFirst = !seen.has(series_id);
    seen.add(series_id);
    return isFirst;
  });
}
