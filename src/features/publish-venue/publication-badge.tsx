import type { Venue } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge, type BadgeProps } from '../../shared/ui/badge.tsx';
import { publicationState, type PublicationState } from './publication-state.ts';

const tones: Record<PublicationState, BadgeProps['tone']> = {
  unpublished: 'neutral',
  'in-review': 'info',
  published: 'success',
  disabled: 'danger',
};

/** Published, unpublished, in review or disabled (VEN-19). */
export function PublicationBadge({ venue }: { venue: Venue }) {
  const t = useT();
  const state = publicationState(venue);
  return <Badge tone={tones[state]}>{t(`publication.${state}`)}</Badge>;
}
