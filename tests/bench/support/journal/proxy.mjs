import { Agent, createServer, request } from 'node:http';

const isCommit = (url) => url.split('?')[0].endsWith('/documents:commit');

/** What one accepted commit wrote: its documents' ids with the fields that it gave them; null is a deletion. */
const writesIn = (body) =>
  (JSON.parse(body).writes ?? [])
    // What a transaction only looked at is listed too.
    .filter((write) => write.update || write.delete)
    .map(({ update, delete: deleted }) => ({
      document: (update?.name ?? deleted).split('/documents/')[1],
      fields: update?.fields ?? null,
    }));

/**
 * Stands before the Firestore emulator and keeps what it accepted, in its order. `losesAnswer` is asked about each
 * accepted commit: where it says so the connection is cut instead of handing the answer on.
 */
export async function startProxy(firestore) {
  const [host, port] = firestore.split(':');
  const agent = new Agent({ keepAlive: true });
  const proxy = { accepted: [], refused: 0, lost: 0, losesAnswer: () => false };

  const forward = (incoming, answered) =>
    request(
      { host, port, agent, path: incoming.url, method: incoming.method, headers: incoming.headers },
      (answer) => {
        answered(answer);
      },
    );

  function pass(incoming, reply) {
    const onward = forward(incoming, (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
    });
    onward.on('error', () => reply.destroy());
    // A browser that is killed ends its streams without a word.
    reply.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  async function commit(incoming, reply) {
    const body = await incoming.toArray().then((parts) => Buffer.concat(parts));
    const onward = forward(incoming, async (answer) => {
      const answerBody = await answer.toArray().then((parts) => Buffer.concat(parts));
      const writes = writesIn(body);
      if (answer.statusCode === 200) proxy.accepted.push(...writes);
      else proxy.refused += 1;
      if (answer.statusCode === 200 && proxy.losesAnswer(writes)) {
        proxy.lost += 1;
        return reply.destroy();
      }
      reply.writeHead(answer.statusCode, answer.headers);
      reply.end(answerBody);
    });
    onward.on('error', () => reply.destroy());
    onward.end(body);
  }

  const server = createServer((incoming, reply) => {
    if (incoming.method === 'POST' && isCommit(incoming.url))
      commit(incoming, reply).catch(() => reply.destroy());
    else pass(incoming, reply);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  proxy.port = server.address().port;
  proxy.stop = () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
  return proxy;
}
