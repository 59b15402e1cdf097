import { spawn, type ChildProcess } from 'node:child_process'

export const SECRET = 'test-secret-of-at-least-32-characters'

export interface Running {
  child: ChildProcess
  origin: string
  ended: Promise<unknown>
}

/** Starts the API process, which kills itself at `crashAt` (server/payments/payment/crash-point). */
export async function startApi(
  url: string,
  crashAt = '',
  more: Record<string, string> = {},
): Promise<Running> {
  const child = spawn(process.execPath, [process.env.API_PROCESS ?? ''], {
    env: {
      ...process.env,
      RATE_LIMIT_FACTOR: '1000',
      DATABASE_URL: url,
      APP_SECRET: SECRET,
      CRASH_AT: crashAt,
      LOG_LEVEL: 'fatal',
      ...more,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /port (\d+)/.exec(chunk.toString())
      if (found?.[1]) resolve(found[1])
    })
    child.once('exit', () => reject(new Error('The API did not start.')))
  })
  return { child, origin: `http://127.0.0.1:${port}`, ended }
}

/** Kills the process like a power cut: nothing is finished or flushed. */
export async function killNow({ child, ended }: Running) {
  child.kill('SIGKILL')
  await ended
}
