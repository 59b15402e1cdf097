import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import type { Call } from './request-check'

export type Fault =
  'hang' | 'reset' | 'error' | 'too-many' | 'slow' | 'malformed' | 'unknown-status'

export interface Answer {
  status: number
  body: unknown
}

interface FakeOptions {
  /** Returns the faults of a call according to the provider's own API description. */
  check: (call: Call) => string[]
  /** Performs a call; runs once per idempotency key. */
  handle: (call: Call) => Answer
  keyHeader: string
  /** Returns the body with an unknown status. */
  distort: (body: unknown) => unknown
  errorBody: (status: number) => unknown
}

export interface FakeServer {
  origin: string
  calls: Call[]
  /** Calls that the provider would have refused as malformed. */
  violations: string[]
  fail(match: RegExp, ...faults: Fault[]): void
  /** Sets a function that chooses each call's fault, or null for success. */
  failBy(chooser: ((call: Call) => Fault | null) | null): void
  close(): Promise<void>
}

const SLOW_MS = 400

/** Starts an HTTP double with an idempotency store and faults, on the loopback interface. */
export async function startFake(options: FakeOptions): Promise<FakeServer> {
  const planned: { match: RegExp; faults: Fault[] }[] = []
  const stored = new Map<string, { text: string; answer: Answer }>()
  const calls: Call[] = []
  const violations: string[] = []
  let chooser: ((call: Call) => Fault | null) | null = null

  const faultOf = (call: Call): Fault | null => {
    const name = `${call.method} ${call.path}`
    const plan = planned.find(({ match, faults }) => faults.length > 0 && match.test(name))
    return plan?.faults.shift() ?? chooser?.(call) ?? null
  }
  const work = (call: Call): Answer => {
    const key = call.method === 'POST' ? call.headers[options.keyHeader] : undefined
    const name = key && `${call.path} ${key}`
    const earlier = name && stored.get(name)
    if (earlier) {
      return earlier.text === call.text
        ? earlier.answer
        : { status: 400, body: options.errorBody(400) }
    }
    const answer = options.handle(call)
    if (name && answer.status < 400)
      stored.set(name, { text: call.text, answer: structuredClone(answer) })
    return answer
  }

  const server = createServer((request, response) => {
    void readCall(request).then(async (call) => {
      calls.push(call)
      violations.push(...options.check(call))
      const fault = faultOf(call)
      if (fault === 'hang') return
      if (fault === 'error') return send(response, { status: 500, body: options.errorBody(500) })
      if (fault === 'too-many') return send(response, { status: 429, body: options.errorBody(429) })
      const answer = work(call)
      if (fault === 'reset') return void request.socket.destroy()
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
      if (fault === 'malformed') return void response.writeHead(200).end('{"id": "tru')
      if (fault === 'unknown-status') {
        return send(response, { ...answer, body: options.distort(structuredClone(answer.body)) })
      }
      send(response, answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    violations,
    fail: (match, ...faults) => void planned.push({ match, faults }),
    failBy: (next) => void (chooser = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json' }).end(text)
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const url = new URL(request.url ?? '/', 'http://fake')
  const headers = request.headers as Record<string, string>
  const body = Buffer.concat(chunks)
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers,
    text: withoutBoundary(body.toString('latin1'), headers['content-type'] ?? ''),
    body,
  }
}

function withoutBoundary(text: string, type: string): string {
  const boundary = /boundary=(\S+)/.exec(type)?.[1]
  return boundary ? text.replaceAll(boundary, 'boundary') : Buffer.from(text, 'latin1').toString()
}
