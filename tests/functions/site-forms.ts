import { createHash } from 'node:crypto';
import { anyAddress } from './networks.ts';
import type { siteCampaign, startSite } from './site-campaign.ts';

type Site = Awaited<ReturnType<typeof startSite>>;
type Campaign = Awaited<ReturnType<typeof siteCampaign>>;

/** What a browser computes while somebody types. */
export function workFor(token: string, bits: number): string {
  for (let at = 0; ; at++) {
    const hash = createHash('sha256').update(`${token}/${at}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - bits) === 0) return String(at);
  }
}

export const typedForm = (fields: Record<string, string | string[]> = {}): URLSearchParams => {
  const all = { shift: 's1', name: 'Ana López', email: 'ana@example.org', zip: '07030', ...fields };
  return new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
  );
};

/** Somebody with a browser, who waits until the form may be sent. */
export function visitor(
  site: Site,
  { organization }: Pick<Campaign, 'organization'>,
  network = anyAddress(),
) {
  const headers = { 'fastly-client-ip': network, 'content-type': 'application/x-www-form-urlencoded' };
  const token = async (event: string): Promise<{ token: string; difficulty: number }> => {
    const answer = await fetch(`${site.origin}/token/${organization}/${event}`, { headers });
    return await answer.json();
  };
  const send = async (event: string, form: URLSearchParams | string, query = '') => {
    const path = `/en/${organization}/${event}/sign-up${query}`;
    const answer = await fetch(site.origin + path, { method: 'POST', headers, body: form.toString() });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  /** A form with a token that is old enough, and with the work done. */
  const filled = async (event: string, fields: Record<string, string | string[]> = {}) => {
    const { token: text, difficulty } = await token(event);
    site.clock.now += 5_000;
    return typedForm({ token: text, work: workFor(text, difficulty), ...fields });
  };
  const signUp = async (event: string, fields: Record<string, string | string[]> = {}) =>
    send(event, await filled(event, fields));
  return { token, send, filled, signUp };
}

/** The token in the page that came back. */
export const tokenIn = (text: string): string => /name="token" value="([^"]*)"/.exec(text)?.[1] ?? '';
