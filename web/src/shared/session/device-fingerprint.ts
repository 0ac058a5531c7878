import { deviceNameLength } from '#shared/constants.ts';

/** What a browser says about itself; specification §3. */
export type Traits = {
  userAgent: string;
  language: string;
  screenWidth: number;
  screenHeight: number;
  colourDepth: number;
  /** Minutes from the local time to UTC. */
  timezoneOffset: number;
  hardwareConcurrency: number;
};

/** Base 36, of 32 bits: names and recognises a device for its owner. It proves nothing: anybody can copy it. */
export function fingerprintOf(traits: Traits): string {
  const { userAgent, language, screenWidth, screenHeight, colourDepth, timezoneOffset } = traits;
  const traitText = [
    userAgent,
    language,
    screenWidth,
    screenHeight,
    colourDepth,
    timezoneOffset,
    traits.hardwareConcurrency,
  ].join('|');
  let hash = 0;
  for (let at = 0; at < traitText.length; at += 1)
    hash = (Math.imul(hash, 31) + traitText.charCodeAt(at)) >>> 0;
  return hash.toString(36);
}

/** How the owner finds the device in their list; '' for a browser that does not say what it is. */
export const deviceNameOf = ({ userAgent }: Pick<Traits, 'userAgent'>): string =>
  userAgent.slice(0, deviceNameLength).trim();

export const thisBrowser = (): Traits => ({
  userAgent: navigator.userAgent,
  language: navigator.language,
  screenWidth: screen.width,
  screenHeight: screen.height,
  colourDepth: screen.colorDepth,
  timezoneOffset: new Date().getTimezoneOffset(),
  hardwareConcurrency: navigator.hardwareConcurrency,
});
