import { ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './community-feed.css.ts';

interface NewPostsProps {
  /** How many wait. */
  count: number;
  onShow: () => void;
}

/** Says how many posts of others have come, over the list and without moving it; a press shows them, and the list from its top. */
export function NewPosts({ count, onShow }: NewPostsProps) {
  const t = useT('community');
  const bar = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    if (count > 0 || !isShown.current) return;
    isShown.current = false;
    // the bar itself sticks to the top of the window, wherever the list begins
    const section = bar.current?.parentElement;
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector('article')?.focus({ preventScroll: true });
  }, [count]);
  const press = () => {
    isShown.current = true;
    onShow();
  };
  return (
    <div ref={bar} className={css.newer} role="status">
      {count > 0 && (
        <Button size="sm" className={css.newerButton} icon={<ArrowUp size={18} />} onClick={press}>
          {t('feed.new', { count })}
        </Button>
      )}
    </div>
  );
}
