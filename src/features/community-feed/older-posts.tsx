import { useCallback } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import type { Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FailureLine } from '../../shared/ui/query-view.tsx';
import * as css from './community-feed.css.ts';

/** So many px before the end of the list comes in sight, more is asked for. */
const AHEAD = '1200px';

interface OlderPostsProps {
  /** Where the next part begins; null: there is none. */
  before: Id | null;
  older: { isPending: boolean; error: ApiError | null; mutate: (before: Id) => void };
}

/** More posts by themselves near the end of the list, or by the button. After a failure only by the button. */
export function OlderPosts({ before, older }: OlderPostsProps) {
  const t = useT('community');
  const { isPending, error, mutate } = older;
  const isFailed = error !== null;
  const watch = useCallback(
    (end: HTMLElement | null) => {
      if (before === null || !end) return undefined;
      // the last entry: a quick reader is told of both at once, that the end was out of sight and that it came near
      const watcher = new IntersectionObserver(
        (entries) => (entries.at(-1)?.isIntersecting ? mutate(before) : undefined),
        { rootMargin: AHEAD },
      );
      watcher.observe(end);
      return () => watcher.disconnect();
    },
    [before, mutate],
  );
  if (before === null) return null;
  const load = () => mutate(before);
  return (
    <div ref={isPending || isFailed ? undefined : watch} className={css.older}>
      {isFailed && !isPending ? (
        <FailureLine message={error.message} onRetry={load} />
      ) : (
        <Button variant="secondary" loading={isPending} onClick={load}>
          {t('feed.older')}
        </Button>
      )}
    </div>
  );
}
