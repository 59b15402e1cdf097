import { spawn } from 'node:child_process'

export type UserIds = { uid: number; gid: number }
export type Outcome = { code: number; output: string }

type Options = { cwd?: string; user?: UserIds; env?: NodeJS.ProcessEnv }

/** Environment of PostgreSQL's programs, without the user's PG* variables, locale and time zone. */
export const plainEnvironment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: process.env.NODE_ENV,
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: process.env.PATH ?? '',
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
})

/** Runs a program until it exits, and collects stdout and stderr; never rejects. */
export function run(program: string, args: string[], options: Options = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd: options.cwd ?? '/',
      env: options.env ?? plainEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...options.user,
    })
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.once('error', (error) => resolve({ code: -1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? -1, output }))
  })
}
