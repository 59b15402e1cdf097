import { listenLive } from '@/hooks/kit/live-connection'
import type { LiveOptions, LiveQuery } from '@/services/kit/live'
import type { Services } from '@/services/services'

import { fakeServices } from '@/__tests__/support/fake-services'

interface Opened extends LiveOptions {
  query: LiveQuery
  end: () => void
  fail: () => void
}

function aServer() {
  const opened: Opened[] = []
  const open: Services['live']['open'] = (query, options) =>
    new Promise((end, fail) => {
      opened.push({ query, ...options, end, fail: () => fail(new Error('broken')) })
    })
  return { opened, services: fakeServices({ live: { open } }) }
}

const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

let stops: (() => void)[] = []
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  setVisibility('visible')
  jest.useRealTimers()
})

function start() {
  const server = aServer()
  const received: string[] = []
  const hear = ({ kind, subject }: { kind: string; subject: string }) =>
    void received.push(`${kind} ${subject}`.trim())
  const listen = (query: LiveQuery) => {
    const stop = listenLive(server.services, { query, onEvent: hear })
    stops.push(stop)
    return stop
  }
  return { ...server, heard: received, listen, last: () => server.opened.at(-1) }
}

test('parts of a page that start together share one stream', async () => {
  const { opened, listen } = start()
  listen({ thread: '12' })
  listen({})
  await pass(100)
  expect(opened.map(({ query }) => query)).toEqual([{ thread: '12' }])
})

test('a stream that ended is opened again where it left off', async () => {
  const { opened, heard: received, listen, last } = start()
  listen({ thread: '12' })
  await pass(100)
  last()?.hear({ kind: 'post', subject: '12' }, '40')
  last()?.end()
  await pass(2_000)
  expect(opened).toHaveLength(2)
  expect(last()?.after).toBe('40')
  expect(received).toEqual(['post 12'])
})

test('where no stream stays open, everything is asked for again, less and less often', async () => {
  const { opened, heard: received, listen, last } = start()
  listen({})
  await pass(100)
  for (let index = 0; index < 6; index += 1) {
    last()?.fail()
    await pass(13_000)
  }
  expect(received).toEqual(Array(6).fill('reset'))
  const before = opened.length
  last()?.fail()
  await pass(7_000)
  expect(opened).toHaveLength(before)
})

test('a hidden page hears nothing, and asks for everything it missed when it is seen', async () => {
  const { opened, heard: received, listen, last } = start()
  listen({})
  await pass(100)
  setVisibility('hidden')
  await pass(9_000)
  expect(last()?.signal.aborted).toBe(false)
  await pass(2_000)
  expect(last()?.signal.aborted).toBe(true)
  setVisibility('visible')
  await pass(100)
  expect(opened).toHaveLength(2)
  expect(received).toEqual(['reset'])
})

test('nobody left, nothing is open', async () => {
  const { opened, listen, last } = start()
  const stop = listen({ thread: '12' })
  await pass(100)
  stop()
  await pass(100)
  expect(last()?.signal.aborted).toBe(true)
  await pass(60_000)
  expect(opened).toHaveLength(1)
})
