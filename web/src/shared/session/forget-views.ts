import { forget } from '../local-storage.ts';
import { viewsKey } from './views-key.ts';

/** Forgets which records were looked at last: they are of the campaign that was active. The account has the rest. */
export const forgetViews = (): void => forget(viewsKey);
