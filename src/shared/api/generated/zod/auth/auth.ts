/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CreateFirebaseTokenBody,
  CustomToken,
  LoggedUser,
  LogoutBody,
  Message,
  NoErrors
} from '../schemas/index.ts';


/**
 * @summary A custom token for the realtime and identity service
 */
export const CreateFirebaseTokenBodySchema = CreateFirebaseTokenBody

export const CreateFirebaseTokenResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "firebase_token": CustomToken
})
})

/**
 * @summary The signed-in user and their profiles
 */
export const GetMeQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const GetMeResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": LoggedUser
})
})

/**
 * @summary Sign out on this device
 */
export const LogoutBodySchema = LogoutBody

export const LogoutResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

