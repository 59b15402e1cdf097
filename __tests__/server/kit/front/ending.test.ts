import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http'

import { gracefulShutdown } from '@/platform/front/graceful-shutdown'
import { listen } from '@/__tests__/support/api/local-server'

let server: Server
let origin: string
let waiting: ServerResponse[]
let end: () => Promise<void>
let agent: Agent
beforeEach(async () => {
  waiting = []
  server = createServer((request, response) => {
    if (request.url === '/slow') waiting.push(response)
    else response.end('at once')
  })
  const ending = gracefulShutdown(server)
  end = () => new Promise((resolve) => ending(resolve))
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
  origin = await listen(server)
})
afterEach(() => {
  agent.destroy()
  server.closeAllConnections()
})

const ask = (path: string) =>
  new Promise<{ connection: string | undefined; text: string }>((resolve, reject) => {
    const sent = get(origin + path, { agent }, (answer) => {
      let text = ''
      answer.on('data', (chunk) => (text += String(chunk)))
      answer.on('end', () => resolve({ connection: answer.headers.connection, text }))
    })
    sent.once('error', reject)
  })

test('a request on its way is answered, and its kept connection ends with the answer', async () => {
  expect(await ask('/')).toEqual({ connection: 'keep-alive', text: 'at once' })
  const slow = ask('/slow')
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  const ended = end()
  waiting[0]?.end('answered')
  expect(await slow).toEqual({ connection: 'close', text: 'answered' })
  await ended
})

test('a connection whose answer had begun is closed once it is idle', async () => {
  const slow = ask('/slow')
  while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  waiting[0]?.write('answ')
  const ended = end()
  waiting[0]?.end('ered')
  expect(await slow).toEqual({ connection: 'keep-alive', text: 'answered' })
  await ended
})
