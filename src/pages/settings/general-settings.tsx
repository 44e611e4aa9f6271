import { MapPin, Volleyball } from 'lucide-react';
import type { ReactNode } from 'react';
import { useVenueChoices, type VenueChoice } from '../../entities/venue/venue-choices.ts';
import { useSaveSetting } from '../../features/save-setting/save-setting.ts';
import { LanguageRow } from '../../features/switch-language/language-row.tsx';
import { ThemeRow } from '../../features/switch-theme/theme-row.tsx';
import { valueOf } from '../../models/own-settings/own-settings.ts';
import type { Setting } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ChoiceRow } from '../../shared/ui/choice-row.tsx';
import { ListRows } from '../../shared/ui/list-row.tsx';
import { SettingsGroup } from './settings-group.tsx';

/** Language, theme, and where searches begin; each is saved at once (SET-01, SET-04). */
export function GeneralSettings({ settings }: { settings: readonly Setting[] }) {
  const t = useT('settings');
  const { cities, sports } = useVenueChoices();
  const save = useSaveSetting();
  return (
    <SettingsGroup title={t('general.title')}>
      <ListRows>
        <LanguageRow />
        <ThemeRow />
        <DefaultRow
          icon={<MapPin size={22} />}
          title={t('general.city')}
          none={t('general.noCity')}
          options={cities}
          value={valueOf(settings, 'default_city_id')}
          onChange={(value) => save({ key: 'default_city_id', value })}
        />
        <DefaultRow
          icon={<Volleyball size={22} />}
          title={t('general.sport')}
          none={t('general.noSport')}
          options={sports}
          value={valueOf(settings, 'default_sport_id')}
          onChange={(value) => save({ key: 'default_sport_id', value })}
        />
      </ListRows>
    </SettingsGroup>
  );
}

interface DefaultRowProps {
  icon: ReactNode;
  title: string;
  /** What no default means. */
  none: string;
  options: readonly VenueChoice[];
  value: Setting['value'];
  onChange: (id: number | null) => void;
}

const NONE = 'none';

function DefaultRow({ icon, title, none, options, value, onChange }: DefaultRowProps) {
  return (
    <ChoiceRow
      icon={icon}
      title={title}
      choices={[{ value: NONE, label: none }, ...options.map(({ value: id, label }) => ({ value: String(id), label }))]}
      value={value === null ? NONE : String(value)}
      onChange={(chosen) => onChange(chosen === NONE ? null : Number(chosen))}
    />
  );
}
