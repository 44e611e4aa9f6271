import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { CardLink } from './card-link.tsx';
import * as css from './crest-card.css.ts';
import { Crest } from './crest.tsx';
import type { StaleMark } from './query-view.tsx';
import { Skeleton } from './skeleton.tsx';

interface CrestCardProps {
  /** A team or a community. */
  of: { name: string; slug: string; image: { url: string } | null };
  /** Where the card leads. */
  to: string;
  heading?: 'h2' | 'h3';
  /** A control in the corner, e.g. the bookmark. */
  action?: ReactNode;
  /** Below the rest, the one thing that can be done without opening it. */
  foot?: ReactNode;
  /** Short lines that describe it. */
  children: ReactNode;
}

/** A team or a community in a list: crest, name and a few facts; pressing anywhere opens it. */
export function CrestCard({ of, to, heading: Heading = 'h2', action, foot, children }: CrestCardProps) {
  const id = useId();
  return (
    <Card as="article" className={css.card}>
      <Crest of={of} size={56} />
      <div className={css.body}>
        <Heading className={css.name}>
          {/* named by the name alone; the rest of the card describes it */}
          <CardLink to={to} aria-describedby={id}>
            {of.name}
          </CardLink>
        </Heading>
        <div id={id} className={css.facts}>
          {children}
        </div>
      </div>
      {action != null && <div className={css.action}>{action}</div>}
      {foot != null && <div className={css.foot}>{foot}</div>}
    </Card>
  );
}

/** A quiet line of a card. */
export function CrestCardLine({ children }: { children: ReactNode }) {
  return <p className={css.quiet}>{children}</p>;
}

/** The list that these cards stand in. */
export function CrestCardGrid({ label, children, ...stale }: { label: string; children: ReactNode } & StaleMark) {
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

/** A list of cards that is on its way. */
export function CrestCardGridSkeleton({ count }: { count: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className={css.card}>
          <Skeleton shape="box" className={css.crestSkeleton} />
          <div className={css.body}>
            <div className={css.name}>
              <Skeleton width="60%" />
            </div>
            <div className={css.quiet}>
              <Skeleton width="80%" />
            </div>
            <Skeleton width={128} height={24} />
          </div>
        </Card>
      ))}
    </div>
  );
}
