import '@mantine/core/styles.layer.css';
import '../shared/text/members.ts';
import './inside.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { cssVariables, theme } from '../shared/ui/mantine.ts';
import { useTheme } from '../shared/ui/theme-mode.ts';

/** What members' screens stand in; a chunk of its own, so that landing and signing in need no Mantine. */
export default function Inside({ children }: { children: ReactNode }) {
  const shown = useTheme((state) => state.shown);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme={shown}>
      {children}
    </MantineProvider>
  );
}
