import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { siteCampaign, startSite } from '../../functions/site-campaign.ts';

/** Passes pages of the site on as Hosting does: text compressed. */
async function hosted(origin: string) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${origin}${url}`);
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isText = !type.startsWith('image/');
    const headers = Object.fromEntries(answer.headers);
    delete headers['transfer-encoding'];
    const sent = isText ? gzipSync(body, { level: 9 }) : body;
    response.writeHead(answer.status, {
      ...headers,
      'content-length': sent.length,
      ...(isText && { 'content-encoding': 'gzip' }),
    });
    response.end(sent);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const at = server.address();
  return { origin: `http://127.0.0.1:${at && typeof at === 'object' ? at.port : 0}`, server };
}

/** An event with a picture on the public site, over the site's own server. */
export async function publicPage(picture: { type: string; data: string }) {
  const site = await startSite();
  const campaign = await siteCampaign();
  await campaign.doc('files/picture').set({ kind: 'event_picture', ...picture });
  const event = await campaign.add({
    picture: { file: 'picture', alt: 'Volunteers at the library' },
    description: 'Six turfs in Ward 3. New canvassers are trained at the start and walk in pairs.\n'
      .repeat(8)
      .trim(),
  });
  const front = await hosted(site.origin);
  return {
    address: `${front.origin}/en/${campaign.organization}/${event}`,
    close() {
      front.server.closeAllConnections();
      front.server.close();
      site.close();
    },
  };
}
