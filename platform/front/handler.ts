import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers one request, now or later. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown
