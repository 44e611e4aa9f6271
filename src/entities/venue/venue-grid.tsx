import type { ReactNode } from 'react';
import * as css from './venue-card.css.ts';

/** The list that venue cards stand in: one beside the other as the width allows. */
export function VenueGrid({ label, busy = false, children }: { label: string; busy?: boolean; children: ReactNode }) {
  return (
    <ul
      // Safari takes the role away from a list without markers.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      aria-label={label}
      aria-busy={busy || undefined}
      className={css.grid}
      data-stale={busy || undefined}
    >
      {children}
    </ul>
  );
}
