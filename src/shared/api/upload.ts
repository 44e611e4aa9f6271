import type { Shape } from './answer-shape.ts';
import { request, type RequestConfig } from './request.ts';

export interface UploadOptions {
  /** Told how much has been sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/** One call that sends a file, and tells how far it is: `request` in all else. */
export const upload = <T>(config: RequestConfig, shape: Shape, { onProgress }: UploadOptions = {}): Promise<T> =>
  request<T>({ ...config, ...(onProgress && { send: sendingWith(onProgress) }) }, shape);

/** As much of `fetch` as `request` needs; `fetch` itself does not say how much of a body has been sent. */
const sendingWith =
  (onProgress: (share: number) => void): NonNullable<RequestConfig['send']> =>
  (url, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const fail = () => reject(new TypeError('The upload failed.'));
      call.open(method, url);
      headers.forEach((value, name) => call.setRequestHeader(name, value));
      call.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      call.addEventListener('load', () =>
        resolve({ status: call.status, headers: headersOf(call), text: async () => call.responseText }),
      );
      call.addEventListener('error', fail);
      call.addEventListener('abort', fail);
      signal.addEventListener('abort', () => call.abort());
      call.send(body);
    });

/** Of an answer; only how long to wait is read. */
function headersOf(call: XMLHttpRequest): Headers {
  const wait = call.getResponseHeader('Retry-After');
  return new Headers(wait === null ? {} : { 'Retry-After': wait });
}
