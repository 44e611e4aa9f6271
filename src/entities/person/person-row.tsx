import type { ReactNode } from 'react';
import type { UserRef } from '../../shared/api/generated/model';
import { dot } from '../../shared/ui/badge.css.ts';
import { ListRow } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import * as css from './person-row.css.ts';

interface PersonRowProps {
  /** Absent for who has no account: `name` and `icon` stand in. */
  user?: UserRef;
  /** What is shown in place of a name that is not given yet. */
  name?: string;
  /** In place of the picture. */
  icon?: ReactNode;
  /** Beside the name: number, roles, states. */
  marks?: ReactNode;
  /** A line above the facts. */
  above?: ReactNode;
  /** What stands in one line with the presence; `person-row.css.ts` has the look of a quiet one. */
  facts?: ReactNode;
  /** What says that they are online; false while they are not; absent in lists without presence, which keep no line for it. */
  online?: string | false;
  /** A line below the facts. */
  below?: ReactNode;
  /** At the end: the menu of what may be done, or a figure. */
  value?: ReactNode;
}

/** One person in a list: who, as what, whether online, and what may be done about it. */
export function PersonRow(props: PersonRowProps) {
  const { user, name = user?.name, icon, marks, above, facts, online, below, value } = props;
  return (
    <ListRow
      icon={icon ?? (user && <Avatar id={user.id} name={name || '·'} image={user.image?.url} />)}
      title={
        <span className={css.title}>
          {name}
          {marks}
        </span>
      }
      meta={
        <>
          {above && <span className={css.line}>{above}</span>}
          {(online !== undefined || Boolean(facts)) && (
            <span className={css.facts}>
              {facts}
              {online && (
                <span className={css.online}>
                  <span className={dot.success} aria-hidden />
                  {online}
                </span>
              )}
            </span>
          )}
          {below && <span className={css.line}>{below}</span>}
        </>
      }
      value={value}
    />
  );
}
