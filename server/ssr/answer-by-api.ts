import type { IncomingMessage, ServerResponse } from 'node:http'

import { getRequestListener } from '@hono/node-server'

import { getApi } from '@/server/get-api'

/** Answers a page's URL exactly like the API: status, headers and body. */
export async function answerByApi(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const listener = getRequestListener(
    async ({ url, headers, method }, env) =>
      (await getApi()).fetch(new Request(new URL(path, url), { headers, method }), env),
    { overrideGlobalObjects: false },
  )
  await listener(request, response)
}
