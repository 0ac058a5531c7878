import * as z from 'zod/mini';
import { type LayerKey, layerKeys, layersFor } from '#shared/domain/calendar-layers/layers.ts';
import { saveCustomSetting, useCustomSettings } from '../session/custom-settings.ts';
import { useMember } from '../session/session-store.ts';

const setting = 'calendarHidden';
const hiddenKeys = z.catch(z.array(z.enum(layerKeys)), []);

export type LayersShown = {
  /** What this member may see at all. */
  offered: readonly LayerKey[];
  shown: readonly LayerKey[];
  toggle: (key: LayerKey) => void;
};

/** Which layers the member looks at: all, but those that they have switched off. Their account keeps it. */
export function useLayersShown(): LayersShown {
  const { uid, role, grants } = useMember();
  const hidden = hiddenKeys.parse(useCustomSettings(uid)?.[setting]);
  const offered = layersFor({ role, grants });
  return {
    offered,
    shown: offered.filter((key) => !hidden.includes(key)),
    toggle: (key) => {
      const next = hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key];
      // Where it could not be kept the layers are as they were: nothing to tell.
      saveCustomSetting(uid, setting, next).catch(() => undefined);
    },
  };
}
