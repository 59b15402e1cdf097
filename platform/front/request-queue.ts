import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

import { addressBlock, clientAddress } from '@/utils/client-address'

import type { Handler } from './handler'
import { BULKHEADS, type BulkheadName } from './request-kinds'
import { RequestScheduler, type Slot, type Clock } from './request-scheduler'

/** Maximum pipelined requests. Browsers and proxies send one at a time, but a read may hold many. */
const MOST_PIPELINED = 4
/** Maximum requests receiving their body without a slot, at a pace that slow-clients.ts allows. */
const MOST_ARRIVING = 64
const RETRY_AFTER_S = 2

/** @param kindOf returns the bulkhead of a path and an Authorization header */
export function requestQueue(
  kindOf: (path: string, authorization?: string) => BulkheadName,
  handler: Handler,
  clock?: Clock,
): Handler {
  const scheduler = new RequestScheduler(BULKHEADS, clock)
  const open = new WeakMap<Socket, number>()
  const arriving = new Set<IncomingMessage>()

  function start(request: IncomingMessage, response: ServerResponse, slot: Slot): void {
    if (!request.complete && arriving.size >= MOST_ARRIVING) {
      slot.release()
      return respondBusy(request, response)
    }
    if (!request.complete) {
      arriving.add(request)
      slot.release()
      request.once('end', () => {
        if (arriving.delete(request) && !response.headersSent) slot.hold()
      })
    }
    onHead(response, slot.release)
    response.once('close', slot.release)
    void handler(request, response)
  }

  return (request, response) => {
    const { socket, headers, url = '/' } = request
    const sentAhead = open.get(socket) ?? 0
    if (sentAhead >= MOST_PIPELINED) return socket.destroy()
    open.set(socket, sentAhead + 1)
    const client = clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString())
    const kind = kindOf(url.replace(/\?.*/s, ''), headers.authorization)
    const leave = scheduler.enter(kind, addressBlock(client), {
      // Binds tracing to this request's context, not to that of the request that freed the slot.
      start: AsyncResource.bind((slot: Slot) => start(request, response, slot)),
      refuse: () => respondBusy(request, response),
    })
    response.once('close', () => {
      open.set(socket, (open.get(socket) ?? 1) - 1)
      arriving.delete(request)
      leave()
    })
  }
}

/** Calls back once the headers are sent: from then on, the response waits only for its client. */
function onHead(response: ServerResponse, callback: () => void): void {
  const { writeHead } = response
  response.writeHead = function withCallback(this: ServerResponse, ...head: unknown[]) {
    callback()
    return Reflect.apply(writeHead, response, head) as ServerResponse
  } as typeof writeHead
}

const SENTENCE = 'We’re very busy right now. Please try again in a moment.'

/** The API's own response to overload (contract/kit/errors.ts; a test compares them). */
const PROBLEM = JSON.stringify({
  type: 'urn:problem:server_busy',
  title: 'Server busy',
  status: 503,
  code: 'server_busy',
  detail: 'More is asked than can be answered.',
  message: SENTENCE,
  errors: [],
})

function respondBusy({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  if (response.destroyed) return
  const isApi = url.startsWith('/api/') || !headers.accept?.includes('text/html')
  response.writeHead(503, {
    'retry-after': String(RETRY_AFTER_S),
    'cache-control': 'no-store',
    'content-type': isApi ? 'application/problem+json' : 'text/plain; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  response.end(isApi ? PROBLEM : `${SENTENCE}\n`)
}
