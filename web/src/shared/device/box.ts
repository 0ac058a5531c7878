import { decode, encode } from './codec.ts';

/** An encrypted value: 12 bytes of initialization vector, then AES-GCM's ciphertext with its tag. `of`: what it holds; never set. */
export type Sealed<T> = Uint8Array<ArrayBuffer> & { readonly of?: T };

const ivBytes = 12;
const named = (name: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(name);

/** Encrypts a value under the name that it is stored by: moved to another name it does not open. */
export async function seal<T>(key: CryptoKey, name: string, value: T): Promise<Sealed<T>> {
  // Random, 96 bits: NIST SP 800-38D allows 2^32 of them under one key.
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const how = { name: 'AES-GCM', iv, additionalData: named(name) };
  const ciphertext = new Uint8Array(await crypto.subtle.encrypt(how, key, encode(value)));
  const sealed = new Uint8Array(ivBytes + ciphertext.length);
  sealed.set(iv);
  sealed.set(ciphertext, ivBytes);
  return sealed;
}

/** Rejects where it was sealed under another key or name, or was changed. */
export async function unseal<T>(key: CryptoKey, name: string, sealed: Sealed<T>): Promise<T> {
  const how = { name: 'AES-GCM', iv: sealed.subarray(0, ivBytes), additionalData: named(name) };
  return decode<T>(new Uint8Array(await crypto.subtle.decrypt(how, key, sealed.subarray(ivBytes))));
}

/** Encrypts what a device keeps, and hides the names under which it is kept. */
export type Box = {
  seal: <T>(name: string, value: T) => Promise<Sealed<T>>;
  /** Null where it does not open: whoever keeps a cache has nothing there. */
  open: <T>(name: string, sealed: Sealed<T> | undefined) => Promise<T | null>;
  /** The same text for the same name; without the key nobody can tell which name it was. */
  hide: (name: string) => Promise<string>;
};

/** The two keys of a box. Neither can be read out of the browser. */
export type BoxKeys = { cipher: CryptoKey; names: CryptoKey };

export const makeBoxKeys = async (): Promise<BoxKeys> => {
  const [cipher, names] = await Promise.all([
    crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  ]);
  return { cipher, names };
};

export const boxOf = ({ cipher, names }: BoxKeys): Box => ({
  seal: (name, value) => seal(cipher, name, value),
  open: async (name, sealed) => {
    try {
      return sealed ? await unseal(cipher, name, sealed) : null;
    } catch {
      return null;
    }
  },
  hide: async (name) => {
    const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', names, named(name)));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  },
});
