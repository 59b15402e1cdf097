import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'

const projectRoot = path.resolve(__dirname, '../../..')
const loader = path.join(projectRoot, 'node_modules', 'tsx', 'dist', 'loader.mjs')

type Variables = Record<string, string | undefined>

export function startScript(file: string, args: string[] = [], env: Variables = {}) {
  const child = spawn(process.execPath, ['--import', `file://${loader}`, file, ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: '', APP_SECRET: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, lines: createInterface({ input: child.stdout }) }
}

export async function runScript(file: string, env: Variables) {
  const { child } = startScript(file, [], env)
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  child.stdout.resume()
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, stderr: stderr.trim() }
}
