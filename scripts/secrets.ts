import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { makeDataFolder } from './database/home'
import { projectRoot } from './paths'
import { StartProblem } from './problem'

export type SecretSource = {
  dataDir: string
  /** APP_SECRET from the environment. */
  configured: string | undefined
  /** Whether the shop runs in production on the operator's database. */
  isOperated: boolean
  exampleFile?: string
}

const SHORTEST = 32
const HINT = 'Generate one with: openssl rand -base64 32'

/** Returns the signing secret. Operators must provide one; otherwise it is generated and stored. */
export async function appSecret(source: SecretSource): Promise<string> {
  const { dataDir, configured, isOperated } = source
  const example = await exampleSecret(source.exampleFile ?? path.join(projectRoot, '.env.example'))
  const isExample = configured !== undefined && configured === example
  if (isOperated && !configured) {
    throw new StartProblem(`When DATABASE_URL is set, APP_SECRET is required too. ${HINT}`)
  }
  if (isOperated && isExample) {
    throw new StartProblem(
      `APP_SECRET is the published value of .env.example, which everybody knows. ${HINT}`,
    )
  }
  // A copied .env.example works, but its public value is never used as the secret.
  if (configured === undefined || isExample) return readOrMakeSecret(dataDir)
  if (configured.length < SHORTEST) {
    throw new StartProblem(`APP_SECRET is shorter than ${SHORTEST} characters. ${HINT}`)
  }
  return configured
}

async function exampleSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const value = /^#?\s*APP_SECRET=(.*)$/m.exec(text)?.[1]?.trim()
  return value?.replace(/^(["'])(.*)\1$/, '$2') || undefined
}

async function readOrMakeSecret(dataDir: string): Promise<string> {
  await makeDataFolder(dataDir)
  const file = path.join(dataDir, 'secrets.json')
  await makeOnce(file)
  if (((await stat(file)).mode & 0o077) !== 0) await chmod(file, 0o600)
  const secret = parseSecret(await readFile(file, 'utf8'))
  if (secret !== undefined && secret.length >= SHORTEST) return secret
  throw new StartProblem(
    `${file} is damaged. Restore it from a backup; without one, remove it: ` +
      'a new secret is generated, and everyone has to log in again.',
  )
}

// Written to a temporary file and linked into place: concurrent first starts agree on one secret, and a killed start
// leaves no partial file.
async function makeOnce(file: string): Promise<void> {
  if (await stat(file).catch(() => undefined)) return
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  const content = JSON.stringify({ appSecret: randomBytes(32).toString('base64url') }, null, 2)
  await writeFile(fresh, `${content}\n`, { mode: 0o600 })
  try {
    await link(fresh, file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // Some file systems don't support hard links.
    if (code !== 'EEXIST') return rename(fresh, file)
  }
  await unlink(fresh)
}

function parseSecret(text: string): string | undefined {
  try {
    const { appSecret: secret } = JSON.parse(text) as { appSecret?: unknown }
    return typeof secret === 'string' ? secret : undefined
  } catch {
    return undefined
  }
}
