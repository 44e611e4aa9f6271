import type { UploadProblem } from '../api/use-uploads.ts';
import type { Translate } from '../i18n/i18n.ts';

/** Why a file was refused, below ERR-06; null for a call that failed and may be tried again. The page's row names `validation`. */
export function problemWording(t: Translate, problem: Exclude<UploadProblem, 'room'>): string | null {
  if (problem === 'failed') return null;
  return problem === 'size' ? t('validation:picture.size') : t('validation:picture.kind');
}
