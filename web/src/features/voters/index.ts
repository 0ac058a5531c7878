export { PeoplePage } from './people-page.tsx';
export { SavedPage } from './saved/saved-page.tsx';

/** A voter's page carries the telephone numbers' library, which the list does not need. */
export const loadVoter = () => import('./voter/voter-page.tsx');
export const loadGone = () => import('./gone/gone-page.tsx');
