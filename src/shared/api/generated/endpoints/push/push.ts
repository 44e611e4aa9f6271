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
  DeletePushSubscriptionData,
  DeviceId,
  ForbiddenResponse,
  InvalidResponse,
  NotFoundResponse,
  SavePushSubscriptionBody,
  SavePushSubscriptionData,
  UnauthenticatedResponse
} from '../fushaAPI.schemas.ts';

import { callSavePushSubscription } from '../../calls/push.ts';
import type { ErrorType } from '../../calls/push.ts';
import { callDeletePushSubscription } from '../../calls/push.ts';




/**
 * A device is told what its last subscriber is told, until that session ends. Sent again at each start, with what has changed.
 * @summary Send push messages to this device
 */
export const savePushSubscription = (
    savePushSubscriptionBody: SavePushSubscriptionBody,
 ) => {


      return callSavePushSubscription<SavePushSubscriptionData>(
      {url: `/push/subscription`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: savePushSubscriptionBody
    },
      );
    }




export const getSavePushSubscriptionMutationKey = () => ['savePushSubscription'] as const;

export const getSavePushSubscriptionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getSavePushSubscriptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePushSubscription>>, SavePushSubscriptionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  savePushSubscription(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof savePushSubscription>>>
    export type SavePushSubscriptionMutationBody = SavePushSubscriptionBody
    export type SavePushSubscriptionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type SavePushSubscriptionMutationVariables = {data: SavePushSubscriptionBody}

    /**
 * @summary Send push messages to this device
 */
export const useSavePushSubscription = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePushSubscription>>, TError,SavePushSubscriptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePushSubscription>>,
        TError,
        SavePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getSavePushSubscriptionMutationOptions(options), queryClient);
    }
    /**
 * A device that is not subscribed, or to another user, is answered the same and stays what it is.
 * @summary Send no more push messages to this device
 */
export const deletePushSubscription = (
    deviceId: DeviceId,
 ) => {


      return callDeletePushSubscription<DeletePushSubscriptionData>(
      {url: `/push/subscription/${encodeURIComponent(String(deviceId))}`, method: 'DELETE'
    },
      );
    }




export const getDeletePushSubscriptionMutationKey = () => ['deletePushSubscription'] as const;

export const getDeletePushSubscriptionMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext> => {

const mutationKey = getDeletePushSubscriptionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deletePushSubscription>>, DeletePushSubscriptionMutationVariables> = (props) => {
          const {deviceId} = props ?? {};

          return  deletePushSubscription(deviceId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeletePushSubscriptionMutationResult = NonNullable<Awaited<ReturnType<typeof deletePushSubscription>>>

    export type DeletePushSubscriptionMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>
    export type DeletePushSubscriptionMutationVariables = {deviceId: DeviceId}

    /**
 * @summary Send no more push messages to this device
 */
export const useDeletePushSubscription = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | NotFoundResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deletePushSubscription>>, TError,DeletePushSubscriptionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deletePushSubscription>>,
        TError,
        DeletePushSubscriptionMutationVariables,
        TContext
      > => {
      return useMutation(getDeletePushSubscriptionMutationOptions(options), queryClient);
    }
