import { useEffect } from 'react';
import { create } from 'zustand';
import { forget, recall, remember } from '../../../shared/local-storage.ts';
import type { Fix } from './distance.ts';

/** Of this device, for good: nothing is asked of it before its person says so. */
const key = 'doorDistance';

type Location = {
  on: boolean;
  /** Where the device is; never written down. */
  fix: Fix | null;
  trouble: 'refused' | 'unknown' | null;
};
export const useLocationChoice = create<Location>(() => ({
  on: recall(key) === '1',
  fix: null,
  trouble: null,
}));

export function allowDistance(on: boolean): void {
  if (on) remember(key, '1');
  else forget(key);
  useLocationChoice.setState({ on, fix: null, trouble: null });
}

/** Knows where the device is while a turf is walked and its person lets it; else the device is not asked. */
export function useDeviceLocation(): void {
  const on = useLocationChoice((state) => state.on);
  useEffect(() => {
    if (!on) return;
    if (!('geolocation' in navigator)) return useLocationChoice.setState({ trouble: 'unknown' });
    const watch = navigator.geolocation.watchPosition(
      ({ coords, timestamp }) =>
        useLocationChoice.setState({
          trouble: null,
          fix: { lat: coords.latitude, lng: coords.longitude, accuracy: coords.accuracy, at: timestamp },
        }),
      ({ code, PERMISSION_DENIED }) =>
        useLocationChoice.setState({
          fix: null,
          trouble: code === PERMISSION_DENIED ? 'refused' : 'unknown',
        }),
      { enableHighAccuracy: true, maximumAge: 15_000 },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      useLocationChoice.setState({ fix: null });
    };
  }, [on]);
}
