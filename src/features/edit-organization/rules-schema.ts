import '../../shared/lib/zod-setup.ts';
import { type input, number, object, string } from 'zod';
import { RankingPreset, type Setting } from '../../shared/api/generated/model';
import { OrganizationSettings } from '../../shared/api/generated/zod/schemas/organizationSettings.zod.ts';
import { phoneLineText, storedPhoneLine } from '../../shared/lib/phone-number.ts';
import { PublicContact } from '../../shared/api/generated/zod/schemas/publicContact.zod.ts';

const { default_ranking_preset, default_match_minutes, result_auto_official_hours } =
  OrganizationSettings.required().shape;

/** An empty field takes the setting back. */
const orNull = (text: string): string | null => text || null;

/** The settings of an organization as fields; an empty ranking is that of the sport. Source: design §12. */
export const rulesSchema = object({
  public_contact: string()
    .trim()
    .transform(orNull)
    .pipe(PublicContact.nullable())
    .transform((text) => text && storedPhoneLine(text)),
  default_ranking_preset: string().transform(orNull).pipe(default_ranking_preset),
  default_match_minutes: number().pipe(default_match_minutes),
  result_auto_official_hours: number().pipe(result_auto_official_hours),
});
export type RulesValues = input<typeof rulesSchema>;

/** Until an organization chooses; what a server that does not answer a key is taken to mean. */
const fallback = { default_match_minutes: 60, result_auto_official_hours: 24 };

/** What the settings say, in the order of the fields. */
export function rulesValues(settings: readonly Setting[]): RulesValues {
  const valueOf = (key: keyof RulesValues) => settings.find((one) => one.key === key)?.value ?? null;
  const numberOf = (key: keyof typeof fallback) => {
    const value = valueOf(key);
    return typeof value === 'number' ? value : fallback[key];
  };
  return {
    public_contact: phoneLineText(String(valueOf('public_contact') ?? '')),
    default_ranking_preset: presetOf(valueOf('default_ranking_preset')) ?? '',
    default_match_minutes: numberOf('default_match_minutes'),
    result_auto_official_hours: numberOf('result_auto_official_hours'),
  };
}

/** The preset of this name; null for one that this version does not know, or none. */
export const presetOf = (value: unknown): RankingPreset | null =>
  Object.values(RankingPreset).find((preset) => preset === value) ?? null;
