import type { Language } from '#shared/themes.ts';
import { type Html, html } from '../site/html.ts';
import { otherLanguage, page } from '../site/page.ts';
import type { Found } from '../site/read-campaign.ts';
import { launchPath } from './launch-links.ts';
import { walkWords } from './walk-up-words.ts';

export type AskProblem = 'name' | 'phone' | 'terms' | 'quick';
export type Typed = { name: string; phone: string };
type Asking = {
  language: Language;
  found: Found;
  code: string;
  /** Good for one walk-up. */
  token: string;
  typed?: Typed;
  problems?: readonly AskProblem[];
};

/** The form behind a launch's code. */
export function askPage({ language, found, code, token, typed, problems = [] }: Asking): Html {
  const words = walkWords[language];
  const { campaign, event } = found;
  const problem = (name: AskProblem) =>
    problems.includes(name) &&
    html`<p class="bad" role="alert" id="${name}-problem">${words.problem[name]}</p>`;
  return page({
    ...{ language, title: words.title(event.title), campaign: campaign.name, paidFor: campaign.paidFor },
    ...{ other: launchPath(otherLanguage[language], code), home: null },
    body: html`<h1>${words.title(event.title)}</h1><p>${words.intro}</p><form method="post" action="${launchPath(language, code)}">${problem('quick')}<div class="field"><label for="name">${words.name}</label>${problem('name')}<input id="name" name="name" autocomplete="name" maxlength="120" required value="${typed?.name ?? ''}"></div><div class="field"><label for="phone">${words.phone}</label>${problem('phone')}<input id="phone" name="phone" type="tel" autocomplete="tel" maxlength="40" required value="${typed?.phone ?? ''}"></div><p>${words.terms}</p>${problem('terms')}<label class="tick"><input type="checkbox" name="terms" value="yes" required><span>${words.agree}</span></label><div class="trap" aria-hidden="true"><label>Website<input name="website" tabindex="-1" autocomplete="off"></label></div><input type="hidden" name="token" value="${token}"><button>${words.send}</button></form>`,
  });
}
