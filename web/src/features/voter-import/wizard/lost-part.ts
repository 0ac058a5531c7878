/** A part that is packed on this device is not there any more, or is not what it was. */
export class LostPart extends Error {
  override name = 'LostPart';
}
