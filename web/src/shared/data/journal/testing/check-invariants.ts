import { byAge, type Item, isDraft } from '../queue-item.ts';
import { type Made, type ModelWorld, pathOf } from './model-change.ts';

/** How often a change has had an effect on the server. */
const effectsOf = ({ server }: ModelWorld, { names, document, kind }: Made): number =>
  server.log.filter(({ path, fields, ...written }) =>
    kind === 'delete'
      ? written.kind === 'delete' && path === pathOf(document)
      : names.some((name) => fields.name === name),
  ).length;

/** Nothing was ever made, changed or deleted twice. */
export function twice(world: ModelWorld): string[] {
  return world.made
    .filter(
      (made) =>
        effectsOf(world, made) > 1 + (made.kind === 'delete' || made.kind === 'call' ? 0 : made.again),
    )
    .map(({ kind, document, names }) => `${kind} ${document} ${names} arrived twice`);
}

/** After everything has come to rest: what is wrong with it. */
export function violations(world: ModelWorld, stored: readonly Item[]): string[] {
  const faultMessages = world.made.flatMap((made) => {
    const item = stored.find((one) => (made.id ? one.id === made.id : isOf(one, made)));
    const why = faultOf(world, made, item, stored);
    const { kind, document, names, is, synced } = made;
    const { log } = world.server;
    return why ? [`${why}: ${JSON.stringify({ kind, document, names, is, synced, item, stored, log })}`] : [];
  });
  return [...twice(world), ...faultMessages, ...disorder(world), ...unlike(world, stored)];
}

/** An entry of which its tab died before it was told the id. */
const isOf = (item: Item, { kind, document, names }: Made): boolean =>
  item.operation === kind &&
  item.document === document &&
  (kind === 'delete' || names.includes(String(Reflect.get(Object(item.call?.input ?? item.data), 'name'))));

function faultOf(
  world: ModelWorld,
  made: Made,
  item: Item | undefined,
  stored: readonly Item[],
): string | null {
  const isRemoved = made.kind === 'delete' && world.server.fieldsOf(pathOf(made.document)) === null;
  const arrived = effectsOf(world, made) > 0 || isRemoved;
  // Somebody else wrote over it before its acknowledgement was lost and it was sent again: it asks.
  const isConflict = item?.state.is === 'failed' && item.state.code === 'conflict';
  // Its create had arrived, somebody changed the document, and the person kept their version: that is a second write.
  const isSecondWrite = made.kind === 'create' && item?.operation === 'update';
  if (made.is === 'undone' || made.is === 'refused') {
    if (item) return 'still there';
    return arrived && !isRemoved ? 'arrived' : null;
  }
  if (made.is === 'discarded') return item ? 'still there' : null;
  if ((made.is === 'asked' || made.takenBack) && !item) return null;
  if (!item)
    return arrived
      ? made.synced === 'open' && made.tab.isAlive() && !made.wasTyped
        ? 'untold'
        : null
      : 'lost';
  if (arrived && !isConflict && !isRemoved && !isSecondWrite) return 'there and here';
  if (isDraft(item)) return made.tab.isAlive() ? null : 'left behind';
  if (item.state.is === 'failed')
    return made.synced !== 'refused' && made.tab.isAlive() && !made.wasTyped ? 'untold' : null;
  const parked = stored.some(
    (other) => other.document === item.document && other.state.is === 'failed' && byAge(other, item) < 0,
  );
  return parked ? null : 'unsent';
}

/** What was safe before another began is on the server before it. */
function disorder({ server, made }: ModelWorld): string[] {
  const placeOf = ({ names, document, kind }: Made): number =>
    server.log.findIndex(({ path, fields, ...written }) =>
      kind === 'delete'
        ? written.kind === 'delete' && path === pathOf(document)
        : names.includes(String(fields.name)),
    );
  // Of several deletions of a document the server does not say which it was.
  const isSure = ({ kind, document }: Made) =>
    kind !== 'delete' || made.filter((one) => one.kind === kind && one.document === document).length === 1;
  const arrived = made.filter((one) => !one.wasTyped && isSure(one) && placeOf(one) >= 0);
  return arrived.flatMap((one) =>
    arrived
      .filter(
        (other) =>
          other.document === one.document &&
          one.storedAt < other.requestedAt &&
          placeOf(one) > placeOf(other),
      )
      .map((other) => `${one.kind} ${one.names} after ${other.kind} ${other.names}`),
  );
}

/** Every tab shows what is on the disk. */
function unlike({ tabs }: ModelWorld, stored: readonly Item[]): string[] {
  const storedIds = stored.toSorted(byAge).map(({ id, state }) => `${id} ${state.is}`);
  return tabs.flatMap((tab) => {
    const shown = tab.useJournal.getState().entries.map(({ id, state }) => `${id} ${state.is}`);
    return JSON.stringify(shown) === JSON.stringify(storedIds)
      ? []
      : [`${tab.name} shows ${shown}, not ${storedIds}`];
  });
}
