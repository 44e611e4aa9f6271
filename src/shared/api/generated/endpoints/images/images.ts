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
  ForbiddenResponse,
  InvalidResponse,
  UnauthenticatedResponse,
  UploadImageBody,
  UploadImageData
} from '../fushaAPI.schemas.ts';

import { callUploadImage } from '../../calls/images.ts';
import type { ErrorType } from '../../calls/images.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



/**
 * Entities and profiles refer to it by id. A file that is not jpeg, png or webp, or larger than 8 MB, is 422 on the field file.
 * @summary Upload a picture
 */
export const uploadImage = (
    uploadImageBody: UploadImageBody,
 options?: SecondParameter<typeof callUploadImage>,) => {

      const formData = new FormData();
formData.append(`file`, uploadImageBody.file);
formData.append(`kind`, uploadImageBody.kind);

      return callUploadImage<UploadImageData>(
      {url: `/images`, method: 'POST',
      headers: {'Content-Type': 'multipart/form-data', },
       data: formData
    },
      options);
    }




export const getUploadImageMutationKey = () => ['uploadImage'] as const;

export const getUploadImageMutationOptions = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext>, request?: SecondParameter<typeof callUploadImage>}
): UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext> => {

const mutationKey = getUploadImageMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof uploadImage>>, UploadImageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  uploadImage(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UploadImageMutationResult = NonNullable<Awaited<ReturnType<typeof uploadImage>>>
    export type UploadImageMutationBody = UploadImageBody
    export type UploadImageMutationError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>
    export type UploadImageMutationVariables = {data: UploadImageBody}

    /**
 * @summary Upload a picture
 */
export const useUploadImage = <TError = ErrorType<UnauthenticatedResponse | ForbiddenResponse | InvalidResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof uploadImage>>, TError,UploadImageMutationVariables, TContext>, request?: SecondParameter<typeof callUploadImage>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof uploadImage>>,
        TError,
        UploadImageMutationVariables,
        TContext
      > => {
      return useMutation(getUploadImageMutationOptions(options), queryClient);
    }
