import type { ApplicationStatus } from '../../shared/api/generated/model';
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

/** How an application stands. */
export function ApplicationStatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useT('applications');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}
