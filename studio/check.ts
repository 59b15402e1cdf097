import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

import { printLine, runScript } from '@/scripts/problem'
import { CHECKED, studioHash } from '@/scripts/studio-hash'

const CHECKS = [
  ['typescript-native/bin/tsc', '--noEmit', '-p', 'studio'],
  ['eslint/bin/eslint.js', 'studio', '--no-ignore', '--max-warnings', '0'],
  ['jest/bin/jest.js', '-c', 'studio/jest.config.js'],
] as const

/** `npm run studio:check`: checks types, lint and tests of the studio, and records what passed. */
async function main(): Promise<number> {
  const hash = studioHash()
  for (const [program, ...options] of CHECKS) {
    const command = [`node_modules/${program}`, ...options]
    const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' })
    if (status !== 0) return status ?? 1
  }
  writeFileSync(CHECKED, `${hash}\n`)
  printLine(`${CHECKED} is up to date.`)
  return 0
}

runScript(main)
