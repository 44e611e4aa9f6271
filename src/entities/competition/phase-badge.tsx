import type { CompetitionPhase } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge, type BadgeProps } from '../../shared/ui/badge.tsx';

const tones = {
  draft: 'neutral',
  registration: 'success',
  ready: 'info',
  ongoing: 'accent',
  finished: 'neutral',
  cancelled: 'danger',
} as const satisfies Record<CompetitionPhase, BadgeProps['tone']>;

/** How far a competition is. */
export function PhaseBadge({ phase }: { phase: CompetitionPhase }) {
  const t = useT('competitions');
  return <Badge tone={tones[phase]}>{t(`phases.${phase}`)}</Badge>;
}
