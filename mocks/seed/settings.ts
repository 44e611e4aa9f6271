import type { SettingRecord } from '../db/records.ts';
import { demoId } from './demo-accounts.ts';
import type { Seeding } from './seeding.ts';

const AT_NIGHT = 20;
type Plan = Omit<SettingRecord, 'id' | 'is_secret'> & { is_secret?: true };

/** Stored settings; others have the default of the catalogue. Venues keep theirs in their booking policy. */
export async function seedSettings({ db }: Seeding): Promise<void> {
  const app = { scope: 'app', scope_id: null } as const;
  const own = (scope_id: number) => ({ scope: 'user', scope_id }) as const;
  const plans: Plan[] = [
    { ...app, key: 'support_phone', value: '+355 69 000 00 99' },
    { ...app, key: 'maps_key', value: 'not-a-real-key-1a2b', is_secret: true },
    { ...app, key: 'min_build', value: 1 },
    { ...own(demoId('player')), key: 'notify.booking-reminder', value: 'in-app' },
    { ...own(demoId('owner')), key: 'language', value: 'sq' },
    // not a demo account: tests of theirs look at all venues, by day
    { ...own(AT_NIGHT), key: 'default_city_id', value: 1 },
    { ...own(AT_NIGHT), key: 'theme', value: 'dark' },
    { scope: 'organization', scope_id: 1, key: 'public_contact', value: '+355 69 000 00 04' },
    { scope: 'organization', scope_id: 1, key: 'default_match_minutes', value: 50 },
  ];
  for (const { is_secret, ...plan } of plans) await db.settings.insert({ ...plan, is_secret: is_secret ?? false });
}
