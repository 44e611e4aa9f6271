/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { OneLine } from './oneLine.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { PhonePrefix } from './phonePrefix.ts';

export interface SaveProfileBody {
  name: OneLine;
  /**
     * Not later than the current year.
     * @minimum 1900
     * @maximum 9999
     */
  birth_year: number;
  city_id: Id;
  /**
     * An image that this user uploaded; null removes the picture, absent keeps it.
     * @minimum 1
     * @nullable
     */
  image_id?: number | null;
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
}
