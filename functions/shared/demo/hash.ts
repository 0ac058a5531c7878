import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** As the functions hash, in a browser too: 64 hex digits. */
export const sha256 = (value: string): string => sha256OfBytes(utf8ToBytes(value));
export const sha256OfBytes = (bytes: Uint8Array): string => bytesToHex(digest(bytes));
