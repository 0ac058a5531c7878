import '../shared/ui/mantine.css';
import '../shared/text/members/en.ts';
import './inside.css';
import './print.css';
import { MantineProvider } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useAccent } from '../shared/ui/accent.ts';
import { cssVariables, themeIn } from '../shared/ui/mantine.ts';
import { useTheme } from '../shared/ui/theme-mode.ts';
import { Proof } from './shell/proof-request.tsx';
import { SignOutDialog } from './shell/sign-out-dialog.tsx';

/** What members' screens stand in, with the questions that any of them may lead to; a chunk of its own, so that landing and signing in need no Mantine. */
export default function Inside({ children }: PropsWithChildren) {
  const accent = useAccent((state) => state.accent);
  const shown = useTheme((state) => state.shown);
  return (
    <MantineProvider theme={themeIn[accent]} cssVariablesResolver={cssVariables} forceColorScheme={shown}>
      {children}
      <Proof />
      <SignOutDialog />
    </MantineProvider>
  );
}
