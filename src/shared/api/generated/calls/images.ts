/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { image } from '../shapes/image.ts';
import { type ErrorType as RequestError, type RequestConfig } from '../../request.ts';
import { upload, type UploadOptions } from '../../upload.ts';

export type ErrorType<Documented> = RequestError<Documented>;

export const callUploadImage = <T>(config: RequestConfig, options?: UploadOptions): Promise<T> => upload<T>(config, { image: image }, options);
