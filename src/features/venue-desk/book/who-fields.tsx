import { UserField } from '../../../entities/person/user-field.tsx';
import { EntityNameMax as NAME_MAX } from '../../../shared/api/generated/zod/schemas/entityName.zod.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type Booker, BOOKERS } from './book-schema.ts';
import type { useBookForm } from './use-book-form.ts';

interface WhoFieldsProps {
  form: ReturnType<typeof useBookForm>['form'];
  booker: Booker;
  onBooker: (booker: Booker) => void;
}

/** For whom: a name and perhaps a number, or somebody with an account. */
export function WhoFields({ form, booker, onBooker }: WhoFieldsProps) {
  const t = useT('desk');
  const { id, error } = form.field('user_id');
  return (
    <>
      <SegmentedControl
        label={t('book.for')}
        segments={BOOKERS.map((value) => ({ value, label: t(`book.${value}`) }))}
        value={booker}
        onChange={(next) => {
          form.clearErrors(['guest_name', 'guest_phone', 'user_id']);
          onBooker(next);
        }}
        block
      />
      {booker === 'guest' ? (
        <>
          <TextField label={t('book.name')} maxLength={NAME_MAX} autoComplete="off" {...form.field('guest_name')} />
          <TextField
            label={t('common:fields.phoneNumber')}
            optional
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...form.field('guest_phone')}
          />
        </>
      ) : (
        <UserField id={id} error={error} onChange={(userId) => form.set('user_id', userId)} />
      )}
    </>
  );
}
