import { Ban } from 'lucide-react';
import { useId } from 'react';
import { PostBody } from '../../entities/post/post-body.tsx';
import { PostHead } from '../../entities/post/post-head.tsx';
import type { Id, Report } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './decide-report.css.ts';
import { useReportDecision } from './use-report-decision.ts';

interface ReportCardProps {
  communityId: Id;
  report: Report;
  /** It is settled; the card will go. */
  onDone: () => void;
}

/** A reported post: why, who says so, what it says and shows, and what becomes of it. */
export function ReportCard({ communityId, report, onDone }: ReportCardProps) {
  const t = useT('communitypeople');
  const people = useT('people');
  const words = useT('community');
  const format = useFormat();
  const authorId = useId();
  const { keep, remove, ban, isDeciding } = useReportDecision(communityId, report, onDone);
  const { post, reporter, reason, note, created_at, permissions } = report;
  const date = format.dateShort(tiraneDate(Date.parse(created_at)));
  return (
    <Card as="li" padded className={css.report}>
      <div>
        <p className={css.reason}>
          <Badge tone="warning">{words(`report.reasons.${reason}`)}</Badge>
          {t('reports.by', { name: reporter?.name ?? words('post.noAuthor'), date })}
        </p>
        {note !== null && <p className={css.note}>{note}</p>}
      </div>
      <blockquote className={css.post} aria-labelledby={authorId}>
        <PostHead id={authorId} author={post.author} createdAt={post.created_at} now={now()} marks={post} />
        <PostBody post={post} />
      </blockquote>
      <Inline>
        {permissions['keep'] && (
          <Button size="sm" variant="secondary" loading={isDeciding} aria-describedby={authorId} onClick={keep}>
            {t('reports.keep.action')}
          </Button>
        )}
        {permissions['remove'] && (
          <Button size="sm" variant="danger" aria-describedby={authorId} onClick={remove}>
            {t('reports.remove.action')}
          </Button>
        )}
        {permissions['ban'] && (
          <OverflowMenu
            label={people('menu', { name: post.author?.name ?? words('post.noAuthor') })}
            items={[{ label: t('reports.ban.action'), icon: <Ban size={20} />, danger: true, onSelect: ban }]}
          />
        )}
      </Inline>
    </Card>
  );
}
