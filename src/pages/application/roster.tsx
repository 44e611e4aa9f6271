import { PersonRow } from '../../entities/person/person-row.tsx';
import type { Application } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './application.css.ts';

/** With whom a team wants to play. */
export function Roster({ roster }: Pick<Application, 'roster'>) {
  const t = useT('applications');
  return (
    <Section title={t('roster')}>
      {roster.length === 0 ? (
        <p className={css.quiet}>{t('noRoster')}</p>
      ) : (
        <ListRows label={t('roster')}>
          {roster.map(({ user, jersey_number: number }) => (
            <PersonRow key={user.id} user={user} value={number === null ? undefined : t('jersey', { number })} />
          ))}
        </ListRows>
      )}
    </Section>
  );
}
