import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'

export interface Message {
  id: string
  type: string
  version: number
  timestamp: string
  data: Record<string, unknown>
  customer?: Record<string, unknown> | null
}

export interface Received {
  path: string
  headers: Record<string, string>
  text: string
  message: Message
}

type Answer = (response: ServerResponse, received: Received) => void

export interface Receiver {
  url: string
  /** Everything received, in order. */
  received: Received[]
  /** How it answers from now on. */
  answer: Answer
  close(): Promise<void>
}

export const accept: Answer = (response) => void response.writeHead(204).end()
export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response.writeHead(status, headers).end('no')

/** Starts a receiver of webhooks on this machine. */
export async function openReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    response.on('error', () => undefined)
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString('utf8')
      const message = JSON.parse(text) as Message
      const one = { path: request.url ?? '', headers: flat(request.headers), text, message }
      receiver.received.push(one)
      receiver.answer(response, one)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    answer: accept,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return receiver
}

const flat = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

/** Verifies a message as receivers do. @throws WebhookVerificationError */
export const verify = (secret: string, { text, headers }: Received) =>
  new Webhook(secret).verify(text, headers)
