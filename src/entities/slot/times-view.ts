import { useState } from 'react';
import type { CourtAvailability } from '../../shared/api/generated/model';
import { flag, named, oneOf } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { type DayPart, dayPartOf, dayParts, nextFreeSlot } from './slot.ts';

/** Which times of the day are shown; without `?part=` the page decides. */
export interface TimesView {
  part: DayPart | null;
  onlyFree: boolean;
}

/** `?part=morning&free=1`. */
export const timesView = searchState<TimesView>({ part: oneOf(dayParts), onlyFree: named('free', flag) });

/**
 * The part of the day that a day opens on: that of the wished slot, else the one shown on the day before if it has a free slot,
 * else on a later day than today the evening, when people play, if it has one, else that of the next free one. It stays while the
 * day is shown, also when its slots are taken. Null until the times are there.
 */
export function useOpeningPart(
  day: string,
  courts: readonly CourtAvailability[],
  slotId: number | null,
  today: string,
): DayPart | null {
  const [opened, setOpened] = useState<{ day: string; part: DayPart } | null>(null);
  const slots = courts.flatMap((court) => court.slots);
  const isFree = (part: DayPart) => slots.some((slot) => slot.state === 'available' && dayPartOf(slot) === part);
  if (slots.length > 0 && opened?.day !== day) {
    const slot = slots.find((one) => one.time_slot_id === slotId) ?? nextFreeSlot(courts) ?? slots.at(-1);
    const kept = opened && isFree(opened.part) ? opened.part : day > today && isFree('evening') ? 'evening' : null;
    if (slot) setOpened({ day, part: (slotId === null ? kept : null) ?? dayPartOf(slot) });
  }
  return opened?.part ?? null;
}
