import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import * as paths from '@/scripts/paths'
import { runFronts } from '@/scripts/serving-processes'

jest.mock('@/scripts/paths', () => ({
  ...jest.requireActual<object>('@/scripts/paths'),
  frontOf: jest.fn(),
}))

/** Program that responds with its process id, ports and worker setting, and exits on SIGTERM. */
const SERVES = `
  const { WORKER = 'on', METRICS_PORT } = process.env
  const text = [process.pid, METRICS_PORT, WORKER].join(' ')
  require('http').createServer((_, a) => a.setHeader('connection', 'close').end(text)).listen(process.argv[4], process.argv[3])
  process.once('SIGTERM', () => process.exit(143))`
const FAILS = 'process.exit(3)'

let folder: string
let port: number
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fronts-'))
  jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  port = (probe.address() as AddressInfo).port
  await new Promise((resolve) => probe.close(resolve))
  process.env.METRICS_PORT = '9464'
})
afterEach(() => {
  jest.restoreAllMocks()
  delete process.env.METRICS_PORT
  rmSync(folder, { recursive: true })
})

function start(program: string) {
  const file = path.join(folder, 'front.cjs')
  writeFileSync(file, program)
  jest.mocked(paths.frontOf).mockReturnValue(file)
  const where = { databaseUrl: '', appSecret: '', port, dataDir: folder }
  return runFronts('127.0.0.1', 2, where)
}

// A connection passed to a process just as it was killed is never answered.
/** Polls until two processes other than `gone` have responded. */
async function bothAnswers(gone = ''): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  while (answers.size < 2) {
    const text = await fetch(`http://127.0.0.1:${port}/`, {
      signal: AbortSignal.timeout(500),
    }).then(
      (answer) => answer.text(),
      () => '',
    )
    const [pid = '', ...rest] = text.split(' ')
    if (pid && pid !== gone) answers.set(pid, rest.join(' '))
    await pause(20)
  }
  return answers
}

test('two processes share a port, one of them works in the background, and a killed one comes back', async () => {
  const fronts = start(SERVES)
  const before = await bothAnswers()
  expect([...before.values()].sort()).toEqual(['9464 on', '9465 off'])
  const [gone = ''] = before.keys()
  process.kill(Number(gone), 'SIGKILL')
  const after = await bothAnswers(gone)
  expect([...after.values()].sort()).toEqual(['9464 on', '9465 off'])
  await fronts.stop(2_000)
  expect(await fronts.ended).toBe(143)
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

test('processes that end before one has listened end all, with their code', async () => {
  const fronts = start(FAILS)
  expect(await fronts.ended).toBe(3)
  await fronts.stop(0)
})
