import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { citiesQuery } from '../../entities/venue/venue-lookups.ts';
import { uploadImage } from '../../shared/api/generated/endpoints/images/images.ts';
import type { Image, LoggedUser } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { yearList } from '../../shared/lib/year-list.ts';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { AuthForm } from './auth-form.tsx';
import { PhoneFields } from '../../entities/person/phone-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { readProblems } from '../../entities/person/problems.ts';
import { EARLIEST_YEAR, NAME_MAX, PROFILE_FIELDS, thisYear } from './profile.form.ts';
import { scalePicture } from './scale-picture.ts';
import { useProfile } from './use-profile.ts';

/** Longest side of a picture that is shown no larger than a thumb. */
const PICTURE_PX = 512;

/** Name, birth year, city, number and picture (design §2). */
export function ProfileForm({ user, onSaved }: { user: LoggedUser; onSaved?: () => void }) {
  const t = useT('auth');
  const id = useId();
  const format = useFormat();
  const { form, submit, draft } = useProfile(user, onSaved);
  const [name, picture] = useWatch({ control: form.control, name: ['name', 'image_url'] });
  const setPicture = (image: Image | null) => {
    form.setValue('image_id', image?.id ?? null);
    form.setValue('image_url', image?.url ?? null);
  };
  const upload = useMutation({
    mutationFn: async (file: File) => uploadImage({ file: await scalePicture(file, PICTURE_PX), kind: 'avatar' }),
    onSuccess: ({ image }) => setPicture(image),
  });
  const cities = useQuery(citiesQuery);
  const cityOptions = (cities.data?.cities ?? [])
    .map((city) => ({ value: city.id, label: city.name }))
    .toSorted((a, b) => format.compare(a.label, b.label));
  const { errors, isSubmitting } = form.formState;
  const { text, problems } = readProblems(errors, PROFILE_FIELDS, id, t);
  return (
    <AuthForm
      id={id}
      submit={submit}
      submitLabel={t('profile.submit')}
      isBusy={isSubmitting || upload.isPending}
      problems={problems}
      failure={errors.root}
      draft={draft}
    >
      <PictureField
        preview={<Avatar id={user.id} name={name.trim() || '·'} image={picture} size={72} />}
        hasPicture={picture !== null}
        upload={upload}
        onRemove={() => setPicture(null)}
      />
      <TextField
        id={`${id}-name`}
        label={t('profile.name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        error={text('name')}
        {...form.register('name')}
      />
      <SelectField
        id={`${id}-birth_year`}
        label={t('profile.birthYear')}
        placeholder={t('common:fields.choose')}
        options={yearList(thisYear(), EARLIEST_YEAR).map((year) => ({ value: year, label: String(year) }))}
        autoComplete="bday-year"
        error={text('birth_year')}
        {...form.register('birth_year')}
      />
      <SelectField
        // a list that comes late is drawn anew: the browser keeps no choice that was not in it
        key={cityOptions.length}
        id={`${id}-city_id`}
        label={t('account.city')}
        placeholder={cities.isPending ? t('common:states.loading') : t('common:fields.choose')}
        options={cityOptions}
        error={text('city_id')}
        aria-busy={cities.isPending || undefined}
        {...form.register('city_id')}
      />
      {cities.error && (
        <ErrorState title={cities.error.message} onRetry={() => void cities.refetch()} retrying={cities.isFetching} />
      )}
      <PhoneFields id={id} text={text} prefix={form.register('phone_prefix')} number={form.register('phone_number')} />
    </AuthForm>
  );
}
