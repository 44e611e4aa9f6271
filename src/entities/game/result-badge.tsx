import type { Game, ResultStatus } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';

const tones = { provisional: 'warning', official: 'success', disputed: 'danger' } as const satisfies Record<
  Exclude<ResultStatus, 'none'>,
  string
>;

/** How far a result is settled; nothing without one. */
export function ResultBadge({ game: { result_status: status } }: { game: Pick<Game, 'result_status'> }) {
  const t = useT('games');
  return status === 'none' ? null : <Badge tone={tones[status]}>{t(`result.status.${status}`)}</Badge>;
}
