import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { frontOf, programOf, projectRequire, projectRoot } from './paths'

export type NextProcess = {
  ended: Promise<number>
  /** Requests a graceful shutdown, and kills the process after `graceMs`. */
  stop(graceMs: number): Promise<void>
}

export type NextEnvironment = {
  databaseUrl: string
  appSecret: string
  port: number
  dataDir: string
  build?: string
  /** Folder of the shop's lease (scripts/builds.ts). */
  lease?: string
}

export function runNext(args: string[], environment: NextEnvironment): NextProcess {
  const next = projectRequire.resolve('next/dist/bin/next')
  const isDev = args[0] === 'dev'
  const isServing = args[0] !== 'build'
  return run([next, ...args], {
    ...variablesOf(environment),
    NODE_ENV: isDev ? 'development' : 'production',
    ...(isServing ? SUPERVISED : {}),
  })
}

/** Serves the production build behind `platform/front/main.ts`. */
export function runFront(host: string, environment: NextEnvironment): NextProcess {
  const variables = frontVariables(environment)
  return run([frontOfShop(environment), projectRoot, host, String(environment.port)], variables)
}

// Saves 10 to 15 MB: by default glibc keeps an arena for each thread that ever compressed or hashed something.
export const frontVariables = (environment: NextEnvironment) =>
  ({
    ...variablesOf(environment),
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '262144',
    ...SUPERVISED,
  }) as const

export const frontOfShop = ({ build }: NextEnvironment): string =>
  frontOf(path.join(projectRoot, distDirOf(build)))

/** Arguments for child processes that must not outlive this one. */
export const PRELOAD = ['--require', path.join(projectRoot, 'scripts', 'exit-with-parent.cjs')]

/** Prepares the database and, for 'shop', the build; by default only the embedded one gets samples. */
export function runPrepare(what: 'database' | 'shop', environment: NextEnvironment): NextProcess {
  const samples = process.env.SAMPLE_RIDERS || (process.env.DATABASE_URL ? 'off' : 'on')
  const variables = { ...variablesOf(environment), SAMPLE_RIDERS: samples }
  return run([programOf('prepare'), what], { ...variables, NODE_ENV: 'production' })
}

/** Runs a program in its own process group, so that Ctrl-C shuts everything down in order. */
function run(args: string[], variables: NodeJS.ProcessEnv): NextProcess {
  const child = spawn(process.execPath, [...PRELOAD, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
    windowsHide: true,
  })
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
  return { ended, stop: (graceMs) => stop(child, ended, graceMs) }
}

const SUPERVISED = { SHOP_SUPERVISED: '1' }

/** Returns the build folder relative to the project folder, as Next.js requires. */
const distDirOf = (build: string | undefined) =>
  build === undefined ? '.next' : ['.next', 'builds', build].join('/')

const variablesOf = ({ build, lease, ...environment }: NextEnvironment) => ({
  ...(lease && { SHOP_LEASE: lease, SHOP_PAGES_DIR: path.join(lease, 'pages') }),
  NEXT_DIST_DIR: distDirOf(build),
  NEXT_TELEMETRY_DISABLED: '1',
  DATABASE_URL: environment.databaseUrl,
  APP_SECRET: environment.appSecret,
  DATA_DIR: environment.dataDir,
  PORT: String(environment.port),
  SHOP_PARENT_PID: String(process.pid),
})

async function stop(child: ChildProcess, ended: Promise<number>, graceMs: number): Promise<void> {
  child.kill('SIGTERM')
  await Promise.race([ended, pause(graceMs, undefined, { ref: false })])
  killGroup(child)
  await ended
}

// Also needed after a graceful end, because helper processes of `next dev` may linger.
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has already exited.
  }
}
