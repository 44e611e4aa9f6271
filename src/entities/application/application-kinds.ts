import type { Application, ApplicationKind } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { paths } from '../../shared/routing/paths.ts';

interface KindOfApplication {
  /** The page of what the applicant wants to join. */
  addressOf: (target: Application['target']) => string;
}

/** What differs between the kinds of applications; another kind is a row here and its texts (design §9). */
export const applicationKinds: Readonly<Record<ApplicationKind, KindOfApplication>> = {
  'team-join': { addressOf: ({ slug }) => paths.team(slug) },
  'community-join': { addressOf: ({ id }) => paths.community(id) },
  'competition-entry': { addressOf: ({ id }) => paths.competition(id) },
};

/** Who asks: the team that wants a place, else the person. */
export const applicantName = ({ team, applicant }: Pick<Application, 'team' | 'applicant'>): string =>
  team?.name ?? applicant.name;

/** Who wants what, for the applicant or for those who decide. */
export function applicationTitle(application: Application, isMine: boolean, t: Translate<'applications'>): string {
  const { kind, target } = application;
  const names = { applicant: applicantName(application), target: target.name };
  return t(`kinds.${kind}.${isMine ? 'sent' : 'received'}`, names);
}
