/**
 * Links in Firebase's mails come back as `/?mode=…&oobCode=…`. The router reads the hash alone, so such an
 * address becomes `/#/auth/action?mode=…&oobCode=…`; null where it is no such link.
 */
export function actionAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const asked = new URLSearchParams(search);
  const mode = asked.get('mode');
  const oobCode = asked.get('oobCode');
  if (!mode || !oobCode) return null;
  return `${pathname}#/auth/action?${new URLSearchParams({ mode, oobCode })}`;
}
