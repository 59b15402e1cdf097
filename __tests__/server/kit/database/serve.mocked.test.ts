import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

import * as nextProcess from '@/scripts/next-process'
import { serve } from '@/scripts/serve'

jest.mock('@/scripts/next-process')

const ANSWERS =
  'require("http").createServer((_, a) => a.end()).listen(process.argv[1], "127.0.0.1")'
const FAILS = 'setTimeout(() => process.exit(3), 100)'

let port: number
let pids: number[]
let started = 0
beforeEach(async () => {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
  pids = []
  started = 0
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
})
afterEach(() => jest.restoreAllMocks())

/** Serves stub programs instead of the shop until the test stops them. */
function serving(...programs: string[]) {
  jest.mocked(nextProcess.runFront).mockImplementation(() => {
    const program = programs[Math.min(started++, programs.length - 1)] ?? ''
    const child = spawn(process.execPath, ['-e', program, String(port)], { stdio: 'ignore' })
    pids.push(child.pid ?? 0)
    const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1)
    return { ended, stop: async () => void (child.kill('SIGKILL'), await ended) }
  })
  let stop: (value: 'stop') => void = () => undefined
  const requested = new Promise<'stop'>((resolve) => (stop = resolve))
  const code = serve({
    command: 'start',
    args: [],
    database: {
      url: 'postgresql://x@127.0.0.1/x',
      mode: 'external',
      owned: false,
      revive: async () => false,
      stop: async () => undefined,
    },
    environment: {
      host: '127.0.0.1',
      port,
      closingMs: 0,
      processes: 1,
      dataDir: '/nowhere',
      databaseUrl: undefined,
      appSecret: undefined,
    },
    secret: 'x',
    signals: { isRequested: () => false, requested, forced: new Promise(() => undefined) },
  })
  return { code, stop: () => stop('stop') }
}

async function answering(): Promise<number> {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    if (answer) return performance.now()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const text = () => jest.mocked(process.stdout.write).mock.calls.map(([line]) => String(line))

test('a serving process that is killed is started again, each time', async () => {
  const { code, stop } = serving(ANSWERS)
  for (const round of [1, 2]) {
    await answering()
    while (text().filter((line) => line.startsWith('Shop running')).length < round)
      await new Promise((resolve) => setTimeout(resolve, 5))
    process.kill(pids.at(-1) ?? 0, 'SIGKILL')
    while (pids.length === round) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await answering()
  expect(text()).toContain('The shop stopped unexpectedly and was restarted.\n')
  stop()
  expect(await code).toBe(0)
  expect(pids).toHaveLength(3)
})

test('one that never answered ends the start with its code', async () => {
  expect(await serving(FAILS).code).toBe(3)
  expect(pids).toHaveLength(1)
})
