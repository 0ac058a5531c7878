import { logger } from 'firebase-functions';
import { sentry } from './sentry.ts';
import { noSink, type Sink } from './sink.ts';

/** Where errors go beside our own list, as configured. Made with the first error: settings come late. */
export function errorSink({ sentryDsn }: { sentryDsn: () => string | null }): Sink {
  let sink: Sink | null = null;
  return (errors) => {
    if (errors.length === 0) return noSink(errors);
    sink ??= chosen(sentryDsn());
    return sink(errors);
  };
}

function chosen(dsn: string | null): Sink {
  if (dsn === null) return noSink;
  const made = sentry(dsn);
  if (!made) logger.error('SENTRY_DSN cannot be read: errors are only kept here');
  return made ?? noSink;
}
