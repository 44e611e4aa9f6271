import { useMutation, useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Form } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { isSamePhone } from '../../entities/person/phone.ts';
import { citiesQuery } from '../../entities/venue/venue-lookups.ts';
import type { PhoneNumber } from '../../models/auth-flow/auth-flow.ts';
import { userChanged } from '../../models/session/session.model.ts';
import { uploadImage } from '../../shared/api/generated/endpoints/images/images.ts';
import { saveProfile } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import type { Image, LoggedUser } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { yearList } from '../../shared/lib/year-list.ts';
import { now } from '../../shared/platform/clock.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { PictureField } from './picture-field.tsx';
import { EARLIEST_YEAR, NAME_MAX, profileBody, profileSchema, profileValues } from './profile-schema.ts';
import { scalePicture } from './scale-picture.ts';

/** Longest side of the uploaded picture, which is only ever shown small. */
const PICTURE_PX = 512;

export interface ProfileFormProps {
  user: LoggedUser;
  /** Another number was typed, and a code was sent to it: it replaces the old one once it is verified. */
  onPhoneChanged: (phone: PhoneNumber) => Promise<void>;
  onSaved?: () => void;
}

/** Name, birth year, city, number and picture (design §2). Without `onSaved` the guard leads on. */
export function ProfileForm({ user, onPhoneChanged, onSaved }: ProfileFormProps) {
  const t = useT('auth');
  const format = useFormat();
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
      setUser(saved); // last: it makes the router revalidate, which would cancel that navigation
      if (!samePhone) return;
      await Promise.resolve(); // lets the revalidation begin: it would cancel a navigation that began before it
      onSaved?.();
    },
  });
  const [name, picture] = useWatch({ control: form.control, name: ['name', 'image_url'] });
  const setPicture = (image: Image | null) => {
    form.setValue('image_id', image?.id ?? null);
    form.setValue('image_url', image?.url ?? null);
  };
  const upload = useMutation({
    mutationKey: ['uploadImage'],
    mutationFn: async (file: File) => uploadImage({ file: await scalePicture(file, PICTURE_PX), kind: 'avatar' }),
    onSuccess: ({ image }) => setPicture(image),
  });
  const cities = useQuery(citiesQuery);
  const cityOptions = (cities.data?.cities ?? [])
    .map((city) => ({ value: city.id, label: city.name }))
    .toSorted((a, b) => format.compare(a.label, b.label));
  return (
    <Form form={form} submitLabel={t('profile.submit')} busy={upload.isPending}>
      <PictureField
        preview={<Avatar id={user.id} name={name.trim() || '·'} image={picture} size={72} />}
        hasPicture={picture !== null}
        upload={upload}
        onRemove={() => setPicture(null)}
      />
      <TextField label={t('profile.name')} autoComplete="name" maxLength={NAME_MAX} {...form.field('name')} />
      <SelectField
        label={t('profile.birthYear')}
        placeholder={t('common:fields.choose')}
        options={yearList(thisYear, EARLIEST_YEAR).map((year) => ({ value: year, label: String(year) }))}
        autoComplete="bday-year"
        {...form.field('birth_year')}
      />
      <SelectField
        // remounted when the list arrives: a select drops a value that is not among its options
        key={cityOptions.length}
        label={t('account.city')}
        placeholder={cities.isPending ? t('common:states.loading') : t('common:fields.choose')}
        options={cityOptions}
        aria-busy={cities.isPending || undefined}
        {...form.field('city_id')}
      />
      {cities.error && !cities.data && (
        <ErrorState error={cities.error} onRetry={() => void cities.refetch()} retrying={cities.isFetching} />
      )}
      <PhoneFields field={form.field} />
    </Form>
  );
}
