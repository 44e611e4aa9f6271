import { useSyncExternalStore } from 'react';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';

/** Announces the new page's title once it is known; browsers announce it only on a full load. */
export function TitleAnnouncer() {
  const title = useSyncExternalStore(subscribeTitle, () => document.title);
  return (
    <div aria-live="polite" className={visuallyHidden}>
      {title}
    </div>
  );
}

function subscribeTitle(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
