import type { ReactNode } from 'react';
import type { StaleMark } from '../../shared/ui/query-view.tsx';
import * as css from './venue-card.css.ts';

/** The list that venue cards stand in: one beside the other as the width allows. */
export function VenueGrid({ label, children, ...stale }: { label: string; children: ReactNode } & StaleMark) {
  return (
    <ul
      // Safari takes the role away from a list without markers.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="list"
      aria-label={label}
      className={css.grid}
      {...stale}
    >
      {children}
    </ul>
  );
}
