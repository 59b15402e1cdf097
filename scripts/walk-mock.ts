import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { projectRoot } from './paths'
import { runScript, printLine, StartProblem } from './problem'

const PORT = Number(process.env.JOURNEY_PORT ?? 4520)
const PATIENCE_MS = 180_000

/** `npm run test:mock` tests `next dev` in a clean copy of the sources, without any settings. */
async function main(): Promise<number> {
  const copy = mkdtempSync(path.join(tmpdir(), 'shop-copy-'))
  try {
    copySources(copy)
    const next = path.join(copy, 'node_modules', 'next', 'dist', 'bin', 'next')
    const server = spawn(process.execPath, [next, 'dev', '--port', String(PORT)], {
      cwd: copy,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NEXT_TELEMETRY_DISABLED: '1',
      } as never,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    })
    try {
      await untilReady(server)
      return await walk()
    } finally {
      await end(server)
    }
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function copySources(copy: string): void {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  for (const file of list.split('\0').filter(Boolean)) {
    const target = path.join(copy, file)
    mkdirSync(path.dirname(target), { recursive: true })
    copyFileSync(path.join(projectRoot, file), target)
  }
  printLine(`A clean copy is in ${copy}.`)
  if (process.env.CI) {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: copy, stdio: 'inherit' })
    return
  }
  const [from, to] = ['node_modules', 'node_modules'].map((folder, index) =>
    path.join(index === 0 ? projectRoot : copy, folder),
  ) as [string, string]
  try {
    // Creates hard links instead of copies if the file system supports them.
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await answers())) {
    if (server.exitCode !== null) throw new StartProblem('`next dev` ended by itself.')
    if (Date.now() > deadline) throw new StartProblem('`next dev` did not answer.')
    await pause(500)
  }
}

function answers(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(`http://localhost:${PORT}/api/countries`, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    })
    request.once('error', () => resolve(false))
  })
}

function walk(): Promise<number> {
  const cli = path.join(projectRoot, 'node_modules', '@playwright', 'test', 'cli.js')
  const env = { ...process.env, JOURNEYS: 'mock', JOURNEY_PORT: String(PORT) }
  const child = spawn(process.execPath, [cli, 'test', ...process.argv.slice(2)], {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
  })
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)))
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  // The server leads its own process group, so that helpers of Next.js end with it.
  process.kill(-server.pid, 'SIGTERM')
  await Promise.race([ended, pause(5_000)])
  try {
    process.kill(-server.pid, 'SIGKILL')
  } catch {
    // The group has already exited.
  }
}

runScript(main)
