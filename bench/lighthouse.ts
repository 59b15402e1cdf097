import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Row } from './table'

const FOLDER = join(process.cwd(), 'bench', 'lighthouse')

/** What Lighthouse says of the pages, two rows for each. Its 200 packages are installed when it is first asked. */
export function lighthouseRows(origin: string, paths: readonly string[]): Row[] {
  if (!existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) install()
  const answer = execFileSync(process.execPath, [join(FOLDER, 'audit.mjs'), origin, ...paths], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return JSON.parse(answer) as Row[]
}

function install(): void {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    // npm is a script on Windows, which only a shell can start.
    shell: process.platform === 'win32',
  })
}
