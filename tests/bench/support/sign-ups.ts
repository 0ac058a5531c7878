import { startSite } from '../../functions/site-campaign.ts';
import { outcomeOf, signUpCrowd } from '../../functions/site-crowd.ts';

/** Five hundred people press the button of one form at the same moment, for a room of thirty. */
export async function signUpFiveHundred() {
  const site = await startSite();
  const outcome = outcomeOf(await signUpCrowd(site, { count: 500, places: 30 }));
  site.close();
  return { ...outcome, mailed: new Set(site.mails.map(({ to }) => to)).size };
}
