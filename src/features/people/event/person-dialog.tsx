import { useGoing } from '../../../entities/event/going.ts';
import { DialogForm } from '../../../entities/form/form.tsx';
import { positionText } from '../../../entities/game/positions.ts';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { updateParticipant } from '../../../shared/api/generated/endpoints/events/events.ts';
import type { Event, Id, Participant, PlayerPosition } from '../../../shared/api/generated/model';
import { UpdateParticipantBody } from '../../../shared/api/generated/zod/schemas/updateParticipantBody.zod.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';

interface PersonDialogProps {
  event: Event;
  participantId: Id;
  onClose: () => void;
}

/** How well and where somebody plays, for fair sides; nothing for who is not going. */
export function PersonDialog({ event, participantId, onClose }: PersonDialogProps) {
  const person = useGoing(event.id).data?.find(({ id }) => id === participantId);
  if (!person?.permissions['update']) return null;
  return <SkillForm key={person.id} event={event} person={person} onClose={onClose} />;
}

/** R36; tennis has none. */
const positions: Readonly<Record<Event['sport']['key'], readonly PlayerPosition[]>> = {
  football: ['goalkeeper', 'defender', 'midfielder', 'forward'],
  basketball: ['guard', 'forward', 'center'],
  volleyball: ['setter', 'hitter', 'libero'],
  tennis: [],
};

const schema = UpdateParticipantBody.pick({ rating: true, position: true });

function SkillForm({ event, person, onClose }: { event: Event; person: Participant; onClose: () => void }) {
  const t = useT('eventpeople');
  const games = useT('games');
  const { name } = person.user;
  const form = useApiForm({
    operation: 'updateParticipant',
    schema,
    defaults: { rating: person.rating, position: person.position },
    send: (body) => updateParticipant(event.id, person.id, body),
    success: { key: 'eventpeople:skill.done' },
    onDone: onClose,
  });
  const offered = positions[event.sport.key];
  return (
    <DialogForm
      title={t('skill.title', { name })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('skill.submit')}
    >
      <SelectField
        label={t('skill.rating')}
        hint={t('skill.ratingHint')}
        placeholder={t('skill.noRating')}
        options={[1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))}
        {...form.field('rating', { setValueAs: (value: string | number | null) => (value ? Number(value) : null) })}
      />
      {offered.length > 0 && (
        <SelectField
          label={t('skill.position')}
          placeholder={t('skill.noPosition')}
          options={offered.map((value) => ({ value, label: positionText(value, games) }))}
          {...form.field('position', { setValueAs: (value: string | null) => value || null })}
        />
      )}
    </DialogForm>
  );
}
