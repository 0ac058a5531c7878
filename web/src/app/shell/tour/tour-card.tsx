import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Box, besides } from './card-position.ts';
import styles from './tour.module.css';

/** The words of a step, beside what they are about. */
export function Card({ box, children }: { box: Box | null; children: ReactNode }) {
  const card = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words make it higher or lower.
  useLayoutEffect(() => {
    if (!card.current || !box) return setAt(null);
    const { width, height } = card.current.getBoundingClientRect();
    setAt(besides(box, { width, height }, { width: innerWidth, height: innerHeight }));
  }, [box, children]);
  return (
    <div ref={card} className={styles.card} style={at ? { left: at.x, top: at.y } : undefined}>
      {children}
    </div>
  );
}
