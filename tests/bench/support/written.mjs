const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };

async function ask(url, body) {
  const answer = await fetch(url, {
    headers,
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

const rootOf = ({ firestore, project }) =>
  `http://${firestore}/v1/projects/${project}/databases/(default)/documents`;

/** What a page measures of itself, whatever it does. */
const measured = ['metric_rollups', 'performance_metrics'];

/** Documents below an organization that were written since a moment, by their collections. */
export async function writtenSince(context, organization, since) {
  const base = `${rootOf(context)}/organizations/${organization}`;
  const { collectionIds = [] } = await ask(`${base}:listCollectionIds`, { pageSize: 100 });
  const found = {};
  for (const name of collectionIds.filter((one) => !measured.includes(one))) {
    const { documents = [] } = await ask(`${base}/${name}?pageSize=300&mask.fieldPaths=__name__`);
    const count = documents.filter(({ updateTime }) => Date.parse(updateTime) >= since).length;
    if (count > 0) found[name] = count;
  }
  return found;
}

/** Writes one document for each voter, 500 in a commit, one commit after the other; answers seconds. */
export async function writePlain(context, organization, lines) {
  const root = rootOf(context);
  const name = root.slice(root.indexOf('projects/'));
  const [header, ...rows] = lines;
  const fields = header.trimEnd().split(',');
  const since = performance.now();
  for (let from = 0; from < rows.length; from += 500) {
    const writes = rows.slice(from, from + 500).map((row) => {
      const cells = row.trimEnd().split(',');
      const values = fields.map((field, at) => [field, { stringValue: cells[at] ?? '' }]);
      const id = `${name}/organizations/${organization}/plain_voters/${cells[0]}`;
      return {
        update: { name: id, fields: Object.fromEntries(values.filter(([, { stringValue }]) => stringValue)) },
      };
    });
    await ask(`${root}:commit`, { writes });
  }
  return (performance.now() - since) / 1_000;
}
