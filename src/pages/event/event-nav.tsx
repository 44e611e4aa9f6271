import type { Event } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { NavLinks } from '../../shared/ui/tab-links.tsx';

/** The pages of an event. */
export function EventNav({ event: { id, requests_count: waiting } }: { event: Event }) {
  const t = useT('event');
  return (
    <NavLinks
      label={t('nav.label')}
      links={[
        { to: paths.event(id), label: t('nav.info') },
        { to: paths.eventParticipants(id), label: t('nav.participants'), count: waiting },
        { to: paths.eventGame(id), label: t('nav.game') },
      ]}
    />
  );
}
