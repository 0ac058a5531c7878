import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds between two looks at the picture: often enough for a hand that shakes, and cool for a telephone. */
const lookMs = 150;
/** Pixels of the longer side that are looked at. */
const sideMax = 720;

export type CameraState = 'starting' | 'on' | 'refused' | 'none';

const stateOfRefusal = (error: unknown): CameraState =>
  error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'none';

/** Reads one picture; null where no code is in it. */
function read(
  video: HTMLVideoElement,
  canvas: HTMLCanvasElement,
  decode: (image: ImageData) => string | null,
): string | null {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return null;
  const scale = Math.min(1, sideMax / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return null;
  pen.drawImage(video, 0, 0, canvas.width, canvas.height);
  return decode(pen.getImageData(0, 0, canvas.width, canvas.height));
}

/** Shows the camera in `video`, and tells `onText` of each QR code that it sees. The camera is off once the screen is left. */
export function useCamera(onText: (text: string) => void): {
  video: RefObject<HTMLVideoElement | null>;
  state: CameraState;
} {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(onText);
  latest.current = onText;
  const [state, setState] = useState<CameraState>('starting');
  useEffect(() => {
    let isLeft = false;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    const canvas = document.createElement('canvas');
    const start = async () => {
      // What reads the picture is fetched with the first scan.
      const [{ default: decodeQR }, opened] = await Promise.all([
        import('qr/decode.js'),
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
      ]);
      stream = opened;
      const shown = video.current;
      if (isLeft || !shown) return stop();
      shown.srcObject = opened;
      await shown.play();
      setState('on');
      const decode = (image: ImageData): string | null => {
        try {
          return decodeQR(image) ?? null;
        } catch {
          return null;
        }
      };
      timer = setInterval(() => {
        const text = read(shown, canvas, decode);
        if (text !== null) latest.current(text);
      }, lookMs);
    };
    const stop = () => {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    start().catch((error: unknown) => {
      stop();
      if (!isLeft) setState(stateOfRefusal(error));
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, []);
  return { video, state };
}
