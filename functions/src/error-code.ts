/** The code of an error of Firebase, such as `auth/user-not-found`; '' where there is none. */
export function errorCode(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : '';
}
