import type { DeviceError } from '#shared/api/errors-api.ts';

/** An error that was kept, as an outside service may see it: scrubbed, and nobody's name or id in it. */
export type SinkError = Omit<DeviceError, 'id'> & {
  /** 32 hex digits. */
  id: string;
  /** The group's id, so that both sides group alike. */
  fingerprint: string;
  /** Hashes: the same person and campaign, whoever they are. */
  person: string;
  campaign: string;
};

/** Hands errors on to a service that watches over them. Never throws and takes seconds at most: reports stand without it. */
export type Sink = (errors: readonly SinkError[]) => Promise<void>;

/** For a deployment that has no such service. */
export const noSink: Sink = async () => {};
