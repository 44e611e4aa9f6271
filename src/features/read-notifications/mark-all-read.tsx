import { CheckCheck } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { useMarkRead } from './use-mark-read.ts';

/** Marks all notifications read. `aria-disabled` keeps the focus on the button when nothing is left to mark (NOT-06). */
export function MarkAllRead({ unread }: { unread: number }) {
  const t = useT('notifications');
  const { markAll, isMarkingAll } = useMarkRead();
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={<CheckCheck size={18} aria-hidden />}
      loading={isMarkingAll}
      aria-disabled={unread === 0 || undefined}
      onClick={() => unread > 0 && markAll()}
    >
      {t('markAllRead')}
    </Button>
  );
}
