import { onPhone, weighed } from './first-visit.mjs';
import { opened, scriptsOf, timed } from './stopwatch.mjs';
import { vitalsOf } from './vitals.mjs';

const record = 'a[href*="/contacts/"][href$="/show"]';
/** On a phone its list's filters lie over the rows, so that no finger reaches one: the link is told of the tap. */
const tap = (locator) => locator.evaluate((link) => link.click());

/** Opens the demo of Atomic CRM, the peer: its first page is the dashboard; then its list and a record. */
export const visitPeer = (browser, origin, slow) =>
  onPhone(browser, slow, async (page, rest) => {
    const numbers = await opened(page, `${origin}/`, { selector: record });
    await rest();
    const { lcp, tbt } = await vitalsOf(page);
    const { gzip } = weighed(await scriptsOf(page));
    const contacts = page.getByRole('tab', { name: 'Contacts' });
    const list = await timed(page, () => tap(contacts), {
      selector: 'a.MuiListItem-root[href*="/contacts/"]',
    });
    const opens = () => tap(page.locator(record).first());
    const shown = await timed(page, opens, { selector: 'main textarea' });
    return { lcp, tbt, numbers, gzip, list, record: shown };
  });
