import { ClipboardList, Network } from 'lucide-react';
import { ApplyButton } from '../../features/apply-to-competition/apply-button.tsx';
import { RunCompetition } from '../../features/edit-competition/run-competition.tsx';
import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';

/** What a team can do here, and who runs the competition. */
export function CompetitionActions({ competition }: { competition: Competition }) {
  const t = useT('entries');
  const { id, phase, waiting_count: waiting, permissions } = competition;
  return (
    <>
      <ApplyButton competition={competition} />
      {permissions['read_applications'] && phase !== 'draft' && (
        <LinkButton
          to={paths.competitionApplications(id)}
          size="sm"
          variant="secondary"
          icon={<ClipboardList size={18} />}
        >
          {waiting ? t('waiting', { count: waiting }) : t('all')}
        </LinkButton>
      )}
      {permissions['read_applications'] && (
        <LinkButton to={paths.competitionPipeline(id)} size="sm" variant="secondary" icon={<Network size={18} />}>
          {t('stages')}
        </LinkButton>
      )}
      <RunCompetition competition={competition} />
    </>
  );
}
