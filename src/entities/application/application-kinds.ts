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
};

/** Who wants what, for the applicant or for those who decide. */
export function applicationTitle(
  { kind, applicant, target }: Application,
  isMine: boolean,
  t: Translate<'applications'>,
): string {
  return isMine
    ? t(`kinds.${kind}.sent`, { target: target.name })
    : t(`kinds.${kind}.received`, { applicant: applicant.name, target: target.name });
}
