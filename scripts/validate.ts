import { spawn } from 'node:child_process'

import { projectRoot } from './paths'
import { runScript, printLine } from './problem'

interface Step {
  title: string
  command: string
  env?: Record<string, string>
}

/** All checks required before a merge, fastest first. */
const STEPS: Step[] = [
  { title: 'format', command: 'npm run format:check' },
  { title: 'lint', command: 'npm run lint' },
  { title: 'types', command: 'npm run typecheck' },
  { title: 'dead code', command: 'npm run dead-code' },
  { title: 'tests', command: 'npm test' },
  { title: 'build', command: 'npm run build' },
  { title: 'bundle budget', command: 'npm run budget' },
  { title: 'journeys', command: 'npm run test:journeys', env: { JOURNEYS: 'first' } },
]

async function main(): Promise<number> {
  const times: string[] = []
  for (const { title, command, env } of STEPS) {
    printLine(`\n— ${title}: ${command}`)
    const startedAt = performance.now()
    const code = await run(command, env)
    times.push(
      `${title.padEnd(14)} ${seconds(startedAt).padStart(8)}${code === 0 ? '' : '  failed'}`,
    )
    if (code !== 0) return finish(times, code)
  }
  return finish(times, 0)
}

function run(command: string, env: Record<string, string> = {}): Promise<number> {
  const [program = '', ...args] = command.split(' ')
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: projectRoot,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      // On Windows, npm is a script, which requires a shell.
      shell: process.platform === 'win32',
    })
    child.once('error', () => resolve(1))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

function finish(times: string[], code: number): number {
  printLine(`\n${times.join('\n')}`)
  printLine(code === 0 ? 'All checks passed.' : 'Stopped at the first failed step.')
  return code
}

const seconds = (startedAt: number) => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`

runScript(main)
