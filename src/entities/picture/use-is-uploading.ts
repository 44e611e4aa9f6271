import { useIsMutating } from '@tanstack/react-query';
import type { WriteOperation } from '../../shared/api/outdated-reads.ts';

const mutationKey: [WriteOperation] = ['uploadImage'];

/** True while a picture is uploading; a form with pictures cannot be sent before. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey }) > 0;
