/** What donation pages call the code that a link carries. */
const codeNames: readonly (readonly [host: string, name: string])[] = [
  ['actblue.com', 'refcode'],
  ['winred.com', 'sc'],
];
const usualName = 'source_code';

/** An address that a browser opens safely. Without the schemas' library and without `URL`, which takes nearly anything. */
const pagePattern = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s"<>\\^`{|}]*)?$/i;
export const isDonationPage = (address: string): boolean =>
  pagePattern.test(address) && URL.canParse(address);

/** The donation page with a code that its gifts then carry. */
export function trackedLink(page: string, code: string): string {
  const link = new URL(page);
  const isAt = (host: string) => link.hostname === host || link.hostname.endsWith(`.${host}`);
  link.searchParams.set(codeNames.find(([host]) => isAt(host))?.[1] ?? usualName, code);
  return link.href;
}
