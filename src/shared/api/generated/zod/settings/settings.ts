/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  BulkUpsertSettingsBody,
  Message,
  NoErrors,
  Setting,
  UpdateSettingBody
} from '../schemas/index.ts';


/**
 * The app settings are public, but for secrets, which only a super user in module superuser gets; every other scope needs a signed-in user.
 * @summary The settings of one scope
 */



export const ListSettingsQueryParams = zod.object({
  "scope": zod.enum(['app', 'user', 'venue', 'organization']).optional().describe('Default: the settings of the app, and those of the signed-in user.'),
  "scope_id": zod.int().min(1).optional().describe('The venue or organization; required with these scopes.'),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListSettingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "settings": zod.array(Setting)
})
})

/**
 * All are saved or none.
 * @summary Save several settings at once
 */
export const BulkUpsertSettingsBodySchema = BulkUpsertSettingsBody

export const BulkUpsertSettingsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "settings": zod.array(Setting)
})
})

/**
 * @summary Save one setting
 */
export const updateSettingPathKeyMax = 100;


export const updateSettingPathKeyRegExp = new RegExp('^[a-z0-9]+([._-][a-z0-9]+)*$');


export const UpdateSettingParams = zod.object({
  "key": zod.string().min(1).max(updateSettingPathKeyMax).regex(updateSettingPathKeyRegExp).describe('The key of the setting')
})

export const UpdateSettingBodySchema = UpdateSettingBody

export const UpdateSettingResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "setting": Setting
})
})

