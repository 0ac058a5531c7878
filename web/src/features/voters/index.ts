export { PeoplePage } from './PeoplePage.tsx';
export { SavedPage } from './saved/SavedPage.tsx';

/** A voter's page carries the telephone numbers' library, which the list does not need. */
export const loadVoter = () => import('./voter/VoterPage.tsx');
