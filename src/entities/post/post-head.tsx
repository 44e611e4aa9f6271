import { Megaphone, Pin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Comment, Post } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Logo } from '../../shared/ui/logo.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import * as css from './post.css.ts';
import { wroteItself } from './wrote-itself.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

interface PostHeadProps {
  /** Of the author's name, which names the post. */
  id: string;
  author: Comment['author'];
  /** When it was written. */
  createdAt: string;
  /** Epoch ms. */
  now: number;
  marks?: Partial<Pick<Post, 'kind' | 'is_pinned' | 'edited_at'>>;
  /** At the end: its menu. */
  children?: ReactNode;
  /** Where it stands below a heading, the author is one too. */
  as?: 'h3' | 'p';
}

/** Who wrote it, which may be the app, and when; whether it is pinned, an announcement, or was edited. */
export function PostHead({ id, author, createdAt, now, marks, children, as: Name = 'p' }: PostHeadProps) {
  const t = useT('community');
  const isOwn = marks?.kind !== undefined && wroteItself(marks.kind);
  const name = isOwn ? t('common:app.name') : (author?.name ?? t('post.noAuthor'));
  return (
    <div className={css.head}>
      {isOwn ? (
        <Logo size={40} />
      ) : (
        <Avatar id={author?.id ?? 0} name={author?.name ?? '?'} image={author?.image?.url} size={40} />
      )}
      <div>
        <Name id={id} className={css.author}>
          {name}
        </Name>
        <p className={css.facts}>
          <When instant={Date.parse(createdAt)} now={now} />
          {marks?.edited_at && <span>{t('post.edited')}</span>}
          {marks?.kind === 'announcement' && (
            <Badge tone="info" icon={<Megaphone size={14} />}>
              {t('post.announcement')}
            </Badge>
          )}
          {marks?.is_pinned && <Badge icon={<Pin size={14} />}>{t('post.pinned')}</Badge>}
        </p>
      </div>
      {children}
    </div>
  );
}

/** "5 minutes ago" of this week, a date before. */
function When({ instant, now }: { instant: number; now: number }) {
  const format = useFormat();
  // a device whose clock is behind has not seen the future
  const seen = Math.min(instant, now);
  const isRecent = now - seen < WEEK_MS;
  return (
    <time dateTime={new Date(instant).toISOString()}>
      {isRecent ? format.relative(seen, now) : format.dateBrief(tiraneDate(seen), now)}
    </time>
  );
}
