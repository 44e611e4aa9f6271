/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  ConflictResponse,
  DeleteAccountBody,
  DeleteAccountData,
  ForbiddenResponse,
  ForgotPasswordBody,
  ForgotPasswordData,
  InvalidResponse,
  LoginBody,
  LoginData,
  RegisterBody,
  RegisterData,
  ResendCodeBody,
  ResendCodeData,
  SaveProfileBody,
  SaveProfileData,
  SetCredentialsBody,
  SetCredentialsData,
  SocialSignInBody,
  SocialSignInData,
  TooManyResponse,
  UnauthenticatedResponse,
  VerifyPhoneBody,
  VerifyPhoneData
} from '../fushaAPI.schemas.ts';

import { callLogin } from '../../calls/sign-in.ts';
import type { ErrorType } from '../../calls/sign-in.ts';
import { callRegister } from '../../calls/sign-in.ts';
import { callVerifyPhone } from '../../calls/sign-in.ts';
import { callResendCode } from '../../calls/sign-in.ts';
import { callForgotPassword } from '../../calls/sign-in.ts';
import { callSetCredentials } from '../../calls/sign-in.ts';
import { callSaveProfile } from '../../calls/sign-in.ts';
import { callSocialSignIn } from '../../calls/sign-in.ts';
import { callDeleteAccount } from '../../calls/sign-in.ts';




/**
 * A wrong pair answers 422 with code invalid_credentials; an unverified phone number 403 with code phone_not_verified.
 * @summary Sign in with phone number and password
 */
export const login = (
    loginBody: LoginBody,
 ) => {


      return callLogin<LoginData>(
      {url: `/auth/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: loginBody
    },
      );
    }




export const getLoginMutationKey = () => ['login'] as const;

export const getLoginMutationOptions = <TError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext> => {

const mutationKey = getLoginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof login>>, LoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  login(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginMutationResult = NonNullable<Awaited<ReturnType<typeof login>>>
    export type LoginMutationBody = LoginBody
    export type LoginMutationError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type LoginMutationVariables = {data: LoginBody}

    /**
 * @summary Sign in with phone number and password
 */
export const useLogin = <TError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof login>>, TError,LoginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof login>>,
        TError,
        LoginMutationVariables,
        TContext
      > => {
      return useMutation(getLoginMutationOptions(options), queryClient);
    }
    /**
 * Sends a code to the number. A number that already has an account gets the same answer; its owner signs in with the code.
 * @summary Register a phone number
 */
export const register = (
    registerBody: RegisterBody,
 ) => {


      return callRegister<RegisterData>(
      {url: `/auth/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerBody
    },
      );
    }




export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterBody
    export type RegisterMutationError = ErrorType<ForbiddenResponse | InvalidResponse>
    export type RegisterMutationVariables = {data: RegisterBody}

    /**
 * @summary Register a phone number
 */
export const useRegister = <TError = ErrorType<ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }
    /**
 * Signs in. A code is used once; the device that has used it may send it again while it is valid, since the answer may have been lost. Wrong or expired code 422 with code invalid_code; after five attempts 429 with code too_many_attempts until another code is sent. A signed-in user verifies the new number of their profile in the same way.
 * @summary Verify a phone number with the code sent to it
 */
export const verifyPhone = (
    verifyPhoneBody: VerifyPhoneBody,
 ) => {


      return callVerifyPhone<VerifyPhoneData>(
      {url: `/auth/verify`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: verifyPhoneBody
    },
      );
    }




export const getVerifyPhoneMutationKey = () => ['verifyPhone'] as const;

export const getVerifyPhoneMutationOptions = <TError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyPhone>>, TError,VerifyPhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof verifyPhone>>, TError,VerifyPhoneMutationVariables, TContext> => {

const mutationKey = getVerifyPhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyPhone>>, VerifyPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyPhone(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof verifyPhone>>>
    export type VerifyPhoneMutationBody = VerifyPhoneBody
    export type VerifyPhoneMutationError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type VerifyPhoneMutationVariables = {data: VerifyPhoneBody}

    /**
 * @summary Verify a phone number with the code sent to it
 */
export const useVerifyPhone = <TError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyPhone>>, TError,VerifyPhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyPhone>>,
        TError,
        VerifyPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyPhoneMutationOptions(options), queryClient);
    }
    /**
 * 429 with code too_many_attempts and data.resend_in_s before the delay is over. Unknown numbers get the same answer.
 * @summary Send another code
 */
export const resendCode = (
    resendCodeBody: ResendCodeBody,
 ) => {


      return callResendCode<ResendCodeData>(
      {url: `/auth/verify/resend`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: resendCodeBody
    },
      );
    }




export const getResendCodeMutationKey = () => ['resendCode'] as const;

export const getResendCodeMutationOptions = <TError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendCode>>, TError,ResendCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resendCode>>, TError,ResendCodeMutationVariables, TContext> => {

const mutationKey = getResendCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendCode>>, ResendCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resendCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendCode>>>
    export type ResendCodeMutationBody = ResendCodeBody
    export type ResendCodeMutationError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>
    export type ResendCodeMutationVariables = {data: ResendCodeBody}

    /**
 * @summary Send another code
 */
export const useResendCode = <TError = ErrorType<ForbiddenResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendCode>>, TError,ResendCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendCode>>,
        TError,
        ResendCodeMutationVariables,
        TContext
      > => {
      return useMutation(getResendCodeMutationOptions(options), queryClient);
    }
    /**
 * Unknown numbers get the same answer.
 * @summary Request a code to set a new password
 */
export const forgotPassword = (
    forgotPasswordBody: ForgotPasswordBody,
 ) => {


      return callForgotPassword<ForgotPasswordData>(
      {url: `/auth/forgot-password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: forgotPasswordBody
    },
      );
    }




export const getForgotPasswordMutationKey = () => ['forgotPassword'] as const;

export const getForgotPasswordMutationOptions = <TError = ErrorType<ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext> => {

const mutationKey = getForgotPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgotPassword>>, ForgotPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  forgotPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgotPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof forgotPassword>>>
    export type ForgotPasswordMutationBody = ForgotPasswordBody
    export type ForgotPasswordMutationError = ErrorType<ForbiddenResponse | InvalidResponse>
    export type ForgotPasswordMutationVariables = {data: ForgotPasswordBody}

    /**
 * @summary Request a code to set a new password
 */
export const useForgotPassword = <TError = ErrorType<ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgotPassword>>, TError,ForgotPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgotPassword>>,
        TError,
        ForgotPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getForgotPasswordMutationOptions(options), queryClient);
    }
    /**
 * Other devices are signed out when a password is replaced.
 * @summary Set the password
 */
export const setCredentials = (
    setCredentialsBody: SetCredentialsBody,
 ) => {


      return callSetCredentials<SetCredentialsData>(
      {url: `/auth/credentials`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: setCredentialsBody
    },
      );
    }




export const getSetCredentialsMutationKey = () => ['setCredentials'] as const;

export const getSetCredentialsMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCredentials>>, TError,SetCredentialsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setCredentials>>, TError,SetCredentialsMutationVariables, TContext> => {

const mutationKey = getSetCredentialsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setCredentials>>, SetCredentialsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setCredentials(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetCredentialsMutationResult = NonNullable<Awaited<ReturnType<typeof setCredentials>>>
    export type SetCredentialsMutationBody = SetCredentialsBody
    export type SetCredentialsMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type SetCredentialsMutationVariables = {data: SetCredentialsBody}

    /**
 * @summary Set the password
 */
export const useSetCredentials = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCredentials>>, TError,SetCredentialsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setCredentials>>,
        TError,
        SetCredentialsMutationVariables,
        TContext
      > => {
      return useMutation(getSetCredentialsMutationOptions(options), queryClient);
    }
    /**
 * A new phone number is sent a code. The answer still has the old number; verifyPhone with the new number and its code replaces it.
 * @summary Complete or change the user's profile
 */
export const saveProfile = (
    saveProfileBody: SaveProfileBody,
 ) => {


      return callSaveProfile<SaveProfileData>(
      {url: `/auth/profile`, method: 'PUT',
      headers: {'Content-Type': 'application/json', },
      data: saveProfileBody
    },
      );
    }




export const getSaveProfileMutationKey = () => ['saveProfile'] as const;

export const getSaveProfileMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProfile>>, TError,SaveProfileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveProfile>>, TError,SaveProfileMutationVariables, TContext> => {

const mutationKey = getSaveProfileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveProfile>>, SaveProfileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveProfile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveProfileMutationResult = NonNullable<Awaited<ReturnType<typeof saveProfile>>>
    export type SaveProfileMutationBody = SaveProfileBody
    export type SaveProfileMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type SaveProfileMutationVariables = {data: SaveProfileBody}

    /**
 * @summary Complete or change the user's profile
 */
export const useSaveProfile = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProfile>>, TError,SaveProfileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveProfile>>,
        TError,
        SaveProfileMutationVariables,
        TContext
      > => {
      return useMutation(getSaveProfileMutationOptions(options), queryClient);
    }
    /**
 * Finds or creates the user of this identity. An invalid token is 422 with code invalid_credentials.
 * @summary Sign in with the token of a social identity
 */
export const socialSignIn = (
    socialSignInBody: SocialSignInBody,
 ) => {


      return callSocialSignIn<SocialSignInData>(
      {url: `/auth/social`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: socialSignInBody
    },
      );
    }




export const getSocialSignInMutationKey = () => ['socialSignIn'] as const;

export const getSocialSignInMutationOptions = <TError = ErrorType<ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialSignIn>>, TError,SocialSignInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof socialSignIn>>, TError,SocialSignInMutationVariables, TContext> => {

const mutationKey = getSocialSignInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof socialSignIn>>, SocialSignInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  socialSignIn(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SocialSignInMutationResult = NonNullable<Awaited<ReturnType<typeof socialSignIn>>>
    export type SocialSignInMutationBody = SocialSignInBody
    export type SocialSignInMutationError = ErrorType<ForbiddenResponse | InvalidResponse>
    export type SocialSignInMutationVariables = {data: SocialSignInBody}

    /**
 * @summary Sign in with the token of a social identity
 */
export const useSocialSignIn = <TError = ErrorType<ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof socialSignIn>>, TError,SocialSignInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof socialSignIn>>,
        TError,
        SocialSignInMutationVariables,
        TContext
      > => {
      return useMutation(getSocialSignInMutationOptions(options), queryClient);
    }
    /**
 * 409 with code last_admin for the sole admin of a venue, team or organization. Ends all sessions, frees future bookings.
 * @summary Delete the user's account permanently
 */
export const deleteAccount = (
    deleteAccountBody: DeleteAccountBody,
 ) => {


      return callDeleteAccount<DeleteAccountData>(
      {url: `/auth/account`, method: 'DELETE',
      headers: {'Content-Type': 'application/json', },
      data: deleteAccountBody
    },
      );
    }




export const getDeleteAccountMutationKey = () => ['deleteAccount'] as const;

export const getDeleteAccountMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext> => {

const mutationKey = getDeleteAccountMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAccount>>, DeleteAccountMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteAccount(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAccountMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAccount>>>
    export type DeleteAccountMutationBody = DeleteAccountBody
    export type DeleteAccountMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>
    export type DeleteAccountMutationVariables = {data: DeleteAccountBody}

    /**
 * @summary Delete the user's account permanently
 */
export const useDeleteAccount = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | ConflictResponse | InvalidResponse | TooManyResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAccount>>, TError,DeleteAccountMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAccount>>,
        TError,
        DeleteAccountMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAccountMutationOptions(options), queryClient);
    }
