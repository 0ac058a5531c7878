import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Milliseconds: what is fetched ahead begins a second before. */
const calmMs = 7_000;

/** A block that the first look does without: it comes when it is scrolled to, or when all is calm. */
export function LaterBlock({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const due = () => setIsDue(true);
    const timer = setTimeout(due, calmMs);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) due();
    });
    if (place.current) observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return isDue ? children : <div ref={place} />;
}
