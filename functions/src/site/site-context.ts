import { attemptCounter } from '../attempts/count.ts';
import type { Dependencies } from '../dependencies.ts';
import { changeAsHost } from '../rsvps/change-as-host.ts';
import { changeByLink, signUpByForm } from '../rsvps/sign-up-by-form.ts';
import type { SiteContext } from './site-pages.ts';

/** What public pages and their forms run on. */
export function siteContext(
  {
    db,
    places,
    siteUrl,
    confirmSignUp: confirm,
    networkOf,
  }: Pick<Dependencies, 'db' | 'places' | 'siteUrl' | 'confirmSignUp' | 'networkOf'>,
  now: () => number = Date.now,
): SiteContext {
  const countAttempt = attemptCounter(db);
  return {
    ...{ db, siteUrl, now, networkOf, changeByLink: changeByLink({ db, places, now }) },
    changeAsHost: changeAsHost({ db, places, now }),
    feeds: { db, countAttempt, now, networkOf },
    taking: { db, countAttempt, signUp: signUpByForm({ db, places, now }), confirm, now },
  };
}
