import { useUnit } from 'effector-react';
import { useState } from 'react';
import { Form } from '../../entities/form/form.tsx';
import { useIsUploading } from '../../entities/picture/use-is-uploading.ts';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { isSamePhone } from '../../shared/lib/phone-number.ts';
import { CityField } from '../../entities/venue/city-field.tsx';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { userChanged } from '../../models/session/session.model.ts';
import { saveProfile } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { yearList } from '../../shared/lib/year-list.ts';
import { now } from '../../shared/platform/clock.ts';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import { EARLIEST_YEAR, NAME_MAX, profileBody, profileSchema, profileValues } from './profile-schema.ts';

export interface ProfileFormProps {
  user: LoggedUser;
  /** The number was changed and a code was sent to the new one, which replaces the old one once it is verified. */
  onPhoneChanged: (phone: PhoneNumber) => Promise<void>;
  onSaved?: () => void;
}

/** Name, birth year, city, number and picture (design §2). Without `onSaved` the guard redirects to the next step. */
export function ProfileForm({ user, onPhoneChanged, onSaved }: ProfileFormProps) {
  const t = useT('auth');
  const setUser = useUnit(userChanged);
  const [thisYear] = useState(() => Number(tiraneDate(now()).slice(0, 4)));
  const form = useApiForm({
    operation: 'saveProfile',
    schema: profileSchema(thisYear),
    defaults: profileValues(user),
    draft: { form: 'profile' },
    send: (values) => saveProfile(profileBody(values, user)),
    onDone: async ({ user: saved }, { phone_prefix, phone_number }) => {
      const phone = { phone_prefix, phone_number };
      const samePhone = isSamePhone(phone, saved);
      if (!samePhone) await onPhoneChanged(phone);
      setUser(saved); // last, because it makes the router revalidate, which would cancel the navigation
      if (!samePhone) return;
      await Promise.resolve(); // lets the revalidation start, which would cancel a navigation started before it
      onSaved?.();
    },
  });
  const isUploading = useIsUploading();
  return (
    <Form form={form} submitLabel={t('profile.submit')} busy={isUploading}>
      <PictureField userId={user.id} form={form} />
      <TextField label={t('profile.name')} autoComplete="name" maxLength={NAME_MAX} {...form.field('name')} />
      <SelectField
        label={t('profile.birthYear')}
        placeholder={t('common:fields.choose')}
        options={yearList(thisYear, EARLIEST_YEAR).map((year) => ({ value: year, label: String(year) }))}
        autoComplete="bday-year"
        {...form.field('birth_year')}
      />
      <CityField label={t('account.city')} {...form.field('city_id')} />
      <PhoneFields field={form.field} />
    </Form>
  );
}
