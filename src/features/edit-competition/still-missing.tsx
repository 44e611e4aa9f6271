import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';

/** What a competition needs before its registration opens, or its draw is made, for who runs it. */
export function StillMissing({ competition: { missing, min_teams, phase } }: { competition: Competition }) {
  const t = useT('competitionform');
  if (missing.length === 0 || (phase !== 'draft' && phase !== 'registration')) return null;
  const words = missing.map((what) => t(`missing.${what}`, { count: min_teams }));
  return <Banner title={t(`missing.title.${phase}`)}>{words.join(' ')}</Banner>;
}
