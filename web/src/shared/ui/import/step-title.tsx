import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

/** A step's heading. It takes the focus when the step comes, so that keyboard and screen reader follow. */
export function StepTitle({ children, hint }: { children: ReactNode; hint?: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div>
      <Title order={2} size="h4" ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        {children}
      </Title>
      {hint && <Text c="var(--ink-soft)">{hint}</Text>}
    </div>
  );
}
