import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { VenueChoice } from './venue-choices.ts';

/** An id that can be chosen, else undefined; while nobody knows which can (an empty list), every id stays. */
export const existingChoice = (id: number | undefined, options: readonly VenueChoice[]): number | undefined =>
  options.length === 0 || options.some(({ value }) => value === id) ? id : undefined;

/** Leads an address that asks for what does not exist to one that asks for the rest, so that the fields say what the list was asked. */
export function useExistingSearch(asked: string, existing: string): void {
  const navigate = useNavigate();
  const isOther = asked !== existing;
  useEffect(() => {
    if (isOther) void navigate({ search: existing }, { replace: true });
  }, [isOther, navigate, existing]);
}
