import { type GiftIdentity, giftKey } from './identity.ts';

/** Begins the number that our own export gives to a gift without one; the gift's id follows. */
const own = 'hustings:';
/** No step of a path and none of the database's reserved names, such as `__id__`. */
const ownNumber = /^hustings:([A-Za-z0-9][\w-]{0,63})$/;

/** The number under which a gift leaves in an export. */
export const exportedNumber = (id: string, externalId: string | null): string => externalId ?? own + id;

/**
 * The id under which a row's gift is kept: the same row always leads to the same gift. `sha256` gives 64 hex digits;
 * Node's own is not in browsers.
 */
export const giftId = (row: GiftIdentity, sha256: (value: string) => string): string =>
  ownNumber.exec(row.external_id ?? '')?.[1] ?? sha256(giftKey(row)).slice(0, 40);

/** The processor's number, if it is one. */
export const processorNumber = ({ external_id }: Pick<GiftIdentity, 'external_id'>): string | null =>
  external_id && ownNumber.test(external_id) ? null : external_id;
