import { afterEach, describe, expect, it } from 'vitest';
import { holdSession, setSession, useSession } from './session-store.ts';

const shown = () => useSession.getState().session.is;
const email = 'ana@rivera.example';

afterEach(() => setSession({ is: 'signed out' }));

describe('a session that is held', () => {
  it('shows the newest state once it is let go, and none in between', () => {
    setSession({ is: 'enrolment', email });
    const release = holdSession();
    setSession({ is: 'second factor', email });
    setSession({ is: 'loading' });
    expect(shown()).toBe('enrolment');
    release();
    expect(shown()).toBe('loading');
  });

  it('is held until the last one lets go, each once', () => {
    setSession({ is: 'enrolment', email });
    const [first, second] = [holdSession(), holdSession()];
    setSession({ is: 'loading' });
    first();
    first();
    expect(shown()).toBe('enrolment');
    second();
    expect(shown()).toBe('loading');
  });

  it('lets signing out through, and what was held back before it is forgotten', () => {
    setSession({ is: 'enrolment', email });
    const release = holdSession();
    setSession({ is: 'loading' });
    setSession({ is: 'signed out' });
    expect(shown()).toBe('signed out');
    release();
    expect(shown()).toBe('signed out');
  });

  it('stays as it is where nothing came', () => {
    setSession({ is: 'enrolment', email });
    holdSession()();
    expect(shown()).toBe('enrolment');
  });
});
