import { type Html, html } from './html.ts';

type Field = {
  name: string;
  label: string;
  problem: string | null;
  hint?: string;
  input: (attributes: Html) => Html;
};

/** A labelled input with its hint and what is wrong with it, both read out with it. */
export function field({ name, label, problem, hint, input }: Field): Html {
  const described = [hint !== undefined && `${name}-hint`, problem !== null && `${name}-problem`].filter(
    Boolean,
  );
  const attributes = html`id="${name}" name="${name}"${described.length > 0 && html` aria-describedby="${described.join(' ')}"`}${problem !== null && html` aria-invalid="true"`}`;
  return html`<div class="field"><label for="${name}">${label}</label>${hint !== undefined && html`<span class="soft" id="${name}-hint">${hint}</span>`}${problem !== null && html`<span class="bad" id="${name}-problem">${problem}</span>`}${input(attributes)}</div>`;
}

/** A field that nobody sees, which machines fill in. */
export const trapField = (label: string): Html =>
  html`<div class="trap" aria-hidden="true"><label for="website">${label}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>`;
