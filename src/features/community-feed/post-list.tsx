import { lazy, type ReactNode, Suspense } from 'react';
import * as css from './community-feed.css.ts';

// only long feeds need it
const VirtualList = lazy(async () => ({ default: (await import('./virtual-list.tsx')).VirtualList }));

/** Above so many entries only those near the screen are in the document. */
const LONG = 200;

export interface ListEntry {
  key: string;
  content: ReactNode;
}

export interface PostListProps {
  label: string;
  entries: readonly ListEntry[];
}

/** Posts below each other; of a long list only what is near the screen is drawn. */
export function PostList(props: PostListProps) {
  const plain = <PlainList {...props} />;
  if (props.entries.length <= LONG) return plain;
  return (
    <Suspense fallback={plain}>
      <VirtualList {...props} />
    </Suspense>
  );
}

/** All entries in the document. They carry the distance below them, as those of the virtual list do: nothing moves when one replaces the other. */
export function PlainList({ label, entries }: PostListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {entries.map(({ key, content }) => (
        <li key={key} data-key={key} className={css.entry}>
          {content}
        </li>
      ))}
    </ul>
  );
}
