import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../shared/i18n/i18n-react.tsx';
import { LookupField, type LookupFieldProps } from './lookup-field.tsx';
import { citiesQuery } from './venue-lookups.ts';

/** One of the cities, sorted by name. Takes the props of a form's `field`. */
export function CityField(props: LookupFieldProps) {
  const format = useFormat();
  const cities = useQuery(citiesQuery);
  const options = (cities.data?.cities ?? [])
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((a, b) => format.compare(a.label, b.label));
  return <LookupField {...props} query={cities} options={options} />;
}
