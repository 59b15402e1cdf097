import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Row } from './table'

const FOLDER = join(process.cwd(), 'bench', 'lighthouse')

/** Runs Lighthouse on the pages, with two rows each. Its 200 packages are installed on first use. */
export function lighthouseRows(origin: string, paths: readonly string[]): Row[] {
  return JSON.parse(ask('rows', origin, paths)) as Row[]
}

/** Measurement of a page on an emulated phone: the score out of 100, and times in ms. */
export interface PageTimes {
  path: string
  score: number
  fcp: number
  lcp: number
  /** Total blocking time in ms. */
  blocked: number
  interactive: number
}

export function pageTimes(origin: string, paths: readonly string[]): PageTimes[] {
  return JSON.parse(ask('times', origin, paths)) as PageTimes[]
}

function ask(what: 'rows' | 'times', origin: string, paths: readonly string[]): string {
  if (!existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) install()
  return execFileSync(process.execPath, [join(FOLDER, 'audit.mjs'), what, origin, ...paths], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function install(): void {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    // On Windows npm is a script, which requires a shell.
    shell: process.platform === 'win32',
  })
}
