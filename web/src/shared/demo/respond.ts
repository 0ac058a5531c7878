import { server } from './server.ts';

/** Answers a call as the server would: JSON, or a file. Throws `CallError`. */
export async function respond(path: string, body: unknown, id?: string): Promise<Response> {
  const result = await server().call(path, body, id);
  return result instanceof Response ? result : Response.json(result);
}
