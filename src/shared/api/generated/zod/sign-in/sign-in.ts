/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  DeleteAccountBody,
  ForgotPasswordBody,
  LoggedUser,
  LoginBody,
  Message,
  NoErrors,
  RegisterBody,
  ResendCodeBody,
  ResendDelay,
  SaveProfileBody,
  SetCredentialsBody,
  SocialSignInBody,
  VerifyPhoneBody
} from '../schemas/index.ts';


/**
 * A wrong pair answers 422 with code invalid_credentials; an unverified phone number 403 with code phone_not_verified.
 * @summary Sign in with phone number and password
 */
export const LoginBodySchema = LoginBody




export const LoginResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})

/**
 * Sends a code to the number. A number that already has an account gets the same answer; its owner signs in with the code.
 * @summary Register a phone number
 */
export const RegisterBodySchema = RegisterBody




export const RegisterResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "phone_masked": zod.string().min(1).describe('e.g. +355 69 *** ** 01'),
  "resend_in_s": ResendDelay
})
})

/**
 * Signs in. Wrong or expired code 422 with code invalid_code; after five attempts 429 with code too_many_attempts until another code is sent. A signed-in user verifies the new number of their profile in the same way.
 * @summary Verify a phone number with the code sent to it
 */
export const VerifyPhoneBodySchema = VerifyPhoneBody




export const VerifyPhoneResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})

/**
 * 429 with code too_many_attempts and data.resend_in_s before the delay is over. Unknown numbers get the same answer.
 * @summary Send another code
 */
export const ResendCodeBodySchema = ResendCodeBody

export const ResendCodeResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "resend_in_s": ResendDelay
})
})

/**
 * Unknown numbers get the same answer.
 * @summary Request a code to set a new password
 */
export const ForgotPasswordBodySchema = ForgotPasswordBody

export const ForgotPasswordResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "resend_in_s": ResendDelay
})
})

/**
 * Other devices are signed out when a password is replaced.
 * @summary Set the password
 */
export const SetCredentialsBodySchema = SetCredentialsBody

export const SetCredentialsResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": LoggedUser
})
})

/**
 * A new phone number is sent a code. The answer still has the old number; verifyPhone with the new number and its code replaces it.
 * @summary Complete or change the user's profile
 */
export const SaveProfileBodySchema = SaveProfileBody

export const SaveProfileResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "user": LoggedUser
})
})

/**
 * Finds or creates the user of this identity. An invalid token is 422 with code invalid_credentials.
 * @summary Sign in with the token of a social identity
 */
export const SocialSignInBodySchema = SocialSignInBody




export const SocialSignInResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "access_token": zod.string().min(1),
  "user": LoggedUser
})
})

/**
 * 409 with code last_admin for the sole admin of a venue, team or organization. Ends all sessions, frees future bookings.
 * @summary Delete the user's account permanently
 */
export const DeleteAccountQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteAccountBodySchema = DeleteAccountBody

export const DeleteAccountResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

