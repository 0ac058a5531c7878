import { Button } from '@mantine/core';
import type { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = { to: string; icon: typeof IconLink; children: ReactNode };

/** The way to another screen, beside the main action of this one. */
export const LinkButton = ({ to, icon: Icon, children }: Props) => (
  <Button component={Link} to={to} variant="default" leftSection={<Icon size={16} aria-hidden />}>
    {children}
  </Button>
);
