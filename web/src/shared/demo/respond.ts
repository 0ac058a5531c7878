import { server } from './server.ts';

/** Answers a call as the server would: JSON, or a file. Throws `CallError`. */
export async function respond(path: string, body: unknown): Promise<Response> {
  const result = server().call(path, body);
  return result instanceof Response ? result : Response.json(result);
}
