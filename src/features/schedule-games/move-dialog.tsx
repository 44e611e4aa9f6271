import '../../shared/lib/zod-setup.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { boolean, object, string } from 'zod';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { sideName } from '../../entities/game/side-name.ts';
import {
  getListCompetitionCourtsQueryOptions,
  moveGame,
} from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import type { Game, Id } from '../../shared/api/generated/model';
import { RequestDate } from '../../shared/api/generated/zod/schemas/requestDate.zod.ts';
import { KickOff } from '../../shared/api/generated/zod/schemas/kickOff.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate, tiraneTime, toInstant, toIsoWithOffset } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { TimePicker } from '../../shared/ui/time-picker.tsx';
import * as css from './schedule.css.ts';

const schema = object({ day: RequestDate, time: KickOff.shape.time, court: string(), book: boolean() });

interface MoveDialogProps {
  game: Game;
  /** The day that it was dragged to, as the address says it. */
  to: string | null;
  competitionId: Id;
  onClose: () => void;
}

/** Another time or court for one game; what is in its way is said and what was typed stays (decision 057). */
export function MoveDialog({ game, to, competitionId, onClose }: MoveDialogProps) {
  const t = useT('schedule');
  const words = useT('fixtures');
  const courts = useQuery(getListCompetitionCourtsQueryOptions(competitionId));
  const at = game.starts_at === null ? null : Date.parse(game.starts_at);
  const { data: day } = RequestDate.safeParse(to);
  const [today] = useState(() => tiraneDate(now()));
  const form = useApiForm({
    operation: 'moveGame',
    schema,
    defaults: {
      day: day ?? (at === null ? '' : tiraneDate(at)),
      time: at === null ? '' : tiraneTime(at),
      court: game.court ? String(game.court.id) : '',
      book: true,
    },
    // what was typed before would hide where it was dragged to
    ...(day === undefined && { draft: { form: 'move-game', entity: game.id } }),
    fieldOf: (field) => (field === 'court_id' ? 'court' : field === 'starts_at' ? 'day' : field),
    send: ({ day, time, court, book }) =>
      moveGame(game.id, {
        starts_at: toIsoWithOffset(toInstant(day, time)),
        court_id: court === '' ? null : Number(court),
        book_court: book && court !== '',
      }),
    success: { key: 'schedule:move.done' },
    onDone: onClose,
  });
  const court = useWatch({ control: form.control, name: 'court' });
  const options = (courts.data?.venues ?? []).flatMap(({ venue, courts: its }) =>
    its.map(({ id, name }) => ({ value: String(id), label: `${name}, ${venue.name}` })),
  );
  // its own court is a choice before the others are read
  const own = game.court && !options.some(({ value }) => value === String(game.court?.id)) ? [game.court] : [];
  return (
    <DialogForm title={t('move.action')} closeButton onClose={onClose} form={form} submitLabel={t('move.save')}>
      <p>{`${sideName(game, 'home', words)} – ${sideName(game, 'away', words)}`}</p>
      <div className={css.pair}>
        <DatePicker label={t('move.day')} required {...form.field('day')} min={today} max={undefined} />
        <TimePicker label={t('move.time')} required {...form.field('time')} min="06:00" max="23:00" />
      </div>
      <SelectField
        label={t('move.court')}
        placeholder={t('move.noCourt')}
        options={[...own.map(({ id, name }) => ({ value: String(id), label: name })), ...options]}
        {...form.field('court')}
      />
      {court !== '' && <Switch label={t('move.book')} hint={t('move.bookHint')} {...form.register('book')} />}
    </DialogForm>
  );
}
