import type { ApplicationEvent } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './application.css.ts';

/** Who did what when, oldest first. */
export function ApplicationHistory({ history }: { history: readonly ApplicationEvent[] }) {
  const t = useT('applications');
  return (
    <Section title={t('history')}>
      <ListRows label={t('history')}>
        {history.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ListRows>
    </Section>
  );
}

function EventRow({ event: { action, actor, note, at } }: { event: ApplicationEvent }) {
  const t = useT('applications');
  const format = useFormat();
  const instant = Date.parse(at);
  return (
    <ListRow
      title={t(`actions.${action}`)}
      meta={
        <>
          <span className={css.line}>
            <time dateTime={at}>{`${format.dateShort(tiraneDate(instant))}, ${format.time(instant)}`}</time>
            {` · ${actor?.name ?? t('deletedAccount')}`}
          </span>
          {note !== null && <span className={css.words}>{note}</span>}
        </>
      }
    />
  );
}
