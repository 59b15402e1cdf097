import { spawn } from 'node:child_process'

import { openDatabase } from './database/open-database'
import { readEnvironment } from './environment'
import { StartProblem, runScript } from './problem'
import { appSecret } from './secrets'
import { listenForStop } from './stop-signals'

/** Runs a command with DATABASE_URL and APP_SECRET set, for example `npx drizzle-kit studio`. */
async function main(): Promise<number> {
  const [command, ...args] = process.argv.slice(2)
  if (!command) throw new StartProblem('Name a command: tsx scripts/with-database.ts <command…>')
  const signals = listenForStop()
  const { dataDir, databaseUrl, appSecret: configured } = readEnvironment('development')
  const secret = await appSecret({ dataDir, configured, isOperated: false })
  const note = (line: string) => void process.stderr.write(`${line}\n`)
  const database = await openDatabase({ dataDir, databaseUrl, log: note })
  try {
    return await runCommand(command, args, {
      env: { ...process.env, DATABASE_URL: database.url, APP_SECRET: secret },
      stopped: signals.requested,
    })
  } finally {
    await database.stop()
  }
}

type CommandContext = { env: NodeJS.ProcessEnv; stopped: Promise<unknown> }

function runCommand(
  command: string,
  args: string[],
  { env, stopped }: CommandContext,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env, stdio: 'inherit' })
    void stopped.then(() => child.kill('SIGTERM'))
    child.once('error', () => reject(new StartProblem(`There is no command "${command}".`)))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

runScript(main)
