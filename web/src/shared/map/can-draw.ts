/** Whether this device draws maps at all: the library needs WebGL 2. Asked once; the context is let go. */
let known: boolean | null = null;
export function canDraw(): boolean {
  if (known !== null) return known;
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    known = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  } catch {
    known = false;
  }
  return known;
}
