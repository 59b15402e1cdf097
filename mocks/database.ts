import { spawn } from 'node:child_process'

import { processGlobals } from '@/utils/process-globals'

export type MockDatabase = { url: string; secret: string; dataDir: string } | { problem: string }

const ENDED = 'The mock database ended before it was ready; its output above names the reason.'

/**
 * Starts the mock API's database in a separate process while pages compile. The closing IPC channel ends it with
 * this process, even by kill -9.
 */
export function startMockDatabase(): void {
  processGlobals().mockDatabase ??= new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock/serve-database.ts'], {
      cwd: process.cwd(),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Its own process group, because Ctrl-C must end the API first and the database last.
      detached: true,
      windowsHide: true,
    })
    child.once('message', (message) => resolve(message as MockDatabase))
    child.once('error', ({ message }) => resolve({ problem: `${ENDED} (${message})` }))
    child.once('exit', () => resolve({ problem: ENDED }))
    child.unref()
    child.channel?.unref()
  })
}

export async function mockDatabase(): Promise<MockDatabase> {
  startMockDatabase()
  return processGlobals().mockDatabase ?? { problem: ENDED }
}
