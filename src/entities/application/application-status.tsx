import type { Application, ApplicationStatus } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';

const tones = {
  pending: 'warning',
  accepted: 'success',
  rejected: 'danger',
  waitlisted: 'info',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<ApplicationStatus, string>;

interface ApplicationStatusBadgeProps {
  application: Pick<Application, 'status' | 'waitlist_position'>;
}

/** How an application stands, and its place on a waiting list. */
export function ApplicationStatusBadge({ application: { status, waitlist_position } }: ApplicationStatusBadgeProps) {
  const t = useT('applications');
  return (
    <Badge tone={tones[status]}>
      {waitlist_position === null ? t(`status.${status}`) : t('waitlistPlace', { place: waitlist_position })}
    </Badge>
  );
}
