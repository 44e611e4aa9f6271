import { useQuery } from '@tanstack/react-query';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { LookupField, type LookupFieldProps } from './lookup-field.tsx';
import { sportsQuery } from './venue-lookups.ts';

/** One of the sports. Takes the props of a form's `field`. */
export function SportField(props: LookupFieldProps) {
  const t = useT();
  const sports = useQuery(sportsQuery);
  const options = (sports.data?.sports ?? []).map(({ id, key }) => ({ value: id, label: t(`sports.${key}`) }));
  return <LookupField {...props} query={sports} options={options} />;
}
