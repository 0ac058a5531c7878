/** Enough of an address for its owner to know it: `a•••@example.org`. */
export function maskAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
}
