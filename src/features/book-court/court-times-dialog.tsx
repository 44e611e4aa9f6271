import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useClosedText } from '../../entities/court/closed-text.ts';
import { CourtFacts } from '../../entities/court/court-facts.tsx';
import { CourtSlots } from '../../entities/slot/court-slots.tsx';
import { DayStrip } from '../../entities/slot/day-strip.tsx';
import { TimesSkeleton } from '../../entities/slot/times-skeleton.tsx';
import {
  getGetVenueAvailabilityQueryOptions,
  getGetVenueQueryOptions,
} from '../../shared/api/generated/endpoints/venues/venues.ts';
import type { Venue } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { type BookingAddress, bookingSearch } from './booking-address.ts';
import * as css from './court-picker.css.ts';
import type { CourtPickerProps } from './court-picker.tsx';
import { LazyBookingSheet, preloadBookingSheet } from './lazy-sheet.tsx';
import { pressSlot, selectionOf, timesOf } from './selection.ts';

interface CourtTimesDialogProps extends Pick<CourtPickerProps, 'sportId' | 'onBooked' | 'onAddress'> {
  /** Of the venue. */
  slug: string;
  /** Back to the venues. */
  onOther: () => void;
  onClose: () => void;
}

/** The free times of one venue, and the sheet that books them. */
export function CourtTimesDialog({ slug, sportId, onOther, onAddress, onBooked, onClose }: CourtTimesDialogProps) {
  const t = useT('eventform');
  const format = useFormat();
  const [search] = useSearchParams();
  const query = useQuery(getGetVenueQueryOptions(slug));
  const venue = query.data?.venue;
  const today = tiraneDate(now());
  const address = bookingSearch.read(search);
  const day = address.date ?? venue?.next_free?.date ?? today;
  const times = useQuery(
    skipUnless(venue !== undefined, getGetVenueAvailabilityQueryOptions(venue?.id ?? 0, { date: day })),
  );
  // the event has a sport: courts of others would change it
  const courts = (times.data?.courts ?? []).filter(({ court }) => sportId === undefined || court.sport.id === sportId);
  const selection = selectionOf(address, courts);
  const chosen = selection && timesOf(selection);

  const change = (next: Partial<BookingAddress>) => {
    const { bookedId } = next;
    if (bookedId == null) return onAddress(`?${bookingSearch.write(search, next)}`);
    onBooked(bookedId);
    return onClose();
  };
  return (
    <>
      <Dialog
        title={venue?.name ?? t('picker.title')}
        closeButton
        wide
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" onClick={onOther}>
              {t('picker.other')}
            </Button>
            <Button
              aria-disabled={selection?.isFree === true ? undefined : true}
              onClick={() => selection?.isFree === true && change({ date: day, open: true })}
            >
              {t('common:actions.book')}
            </Button>
          </>
        }
      >
        <QueryView query={query} skeleton={<TimesSkeleton isWide={false} />}>
          {({ venue: at }) => (
            <Stack>
              <DayStrip
                label={t('common:fields.date')}
                first={today}
                daysAhead={at.booking_policy.max_advance_days}
                chosen={day}
                onChoose={(date) => change({ date, slotId: null, slotCount: 1 })}
              />
              <p role="status" className={css.chosen}>
                {selection && chosen
                  ? `${selection.court.name}, ${format.timeRange(chosen.start, chosen.end)} · ${format.price(selection.price)}`
                  : t('picker.choose')}
              </p>
              <QueryView query={times} skeleton={<TimesSkeleton isWide={false} />}>
                {() => (
                  <Slots
                    venue={at}
                    courts={courts}
                    day={day}
                    selection={selection}
                    onPress={(courtId, slotId) => {
                      preloadBookingSheet();
                      const run = pressSlot(selection, courtId, slotId);
                      change({
                        date: day,
                        courtId: run?.courtId ?? courtId,
                        slotId: run?.slotId ?? null,
                        slotCount: run?.slotCount ?? 1,
                      });
                    }}
                  />
                )}
              </QueryView>
            </Stack>
          )}
        </QueryView>
      </Dialog>
      {venue && address.open && (
        <LazyBookingSheet
          venue={venue}
          address={address}
          courts={courts}
          today={today}
          onChange={change}
          onClose={() => change({ open: false })}
        />
      )}
    </>
  );
}

interface SlotsProps {
  venue: Venue;
  courts: Parameters<typeof CourtSlots>[0]['courts'];
  day: string;
  selection: ReturnType<typeof selectionOf>;
  onPress: (courtId: number, slotId: number) => void;
}

/** What is free, court by court. */
function Slots({ venue, courts, day, selection, onPress }: SlotsProps) {
  const t = useT('venue');
  const closedText = useClosedText();
  const courtOf = (courtId: number) => venue.courts.find(({ id }) => id === courtId);
  return (
    <CourtSlots
      courts={courts}
      layout="list"
      shows={({ state }) => state === 'available'}
      noneShown={t('times.nothingFree')}
      closed={(courtId) => closedText(courtOf(courtId), day)}
      renderFacts={(courtId) => {
        const court = courtOf(courtId);
        return court && <CourtFacts court={court} brief />;
      }}
      usualPrice={(courtId) => courtOf(courtId)?.price ?? null}
      isSelected={(courtId, slotId) =>
        selection?.slots.some((slot) => slot.court_id === courtId && slot.time_slot_id === slotId) ?? false
      }
      slotRef={() => {}}
      onPress={onPress}
    />
  );
}
