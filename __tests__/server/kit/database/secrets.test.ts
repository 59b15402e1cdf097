import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { appSecret } from '@/scripts/secrets'
import { makeFolder, removeFolder } from '@/__tests__/support/database/database-folder'

const GOOD = 'a-secret-of-an-operator-0123456789-abc'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await makeFolder()
  dataDir = path.join(folder, 'data')
})
afterEach(() => removeFolder(folder))

const trial = (input?: string) => appSecret({ dataDir, configured: input, isOperated: false })
const operated = (input?: string) => appSecret({ dataDir, configured: input, isOperated: true })

describe('the secret of the shop', () => {
  it('is made once, 32 random bytes that only the owner can read', async () => {
    const secrets = await Promise.all([trial(), trial(), trial()])
    expect(new Set(secrets).size).toBe(1)
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32)
    expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
    expect(await trial()).toBe(secrets[0])
  })

  it('becomes unreadable for others again', async () => {
    await trial()
    await chmod(path.join(dataDir, 'secrets.json'), 0o644)
    await trial()
    expect((await stat(path.join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
  })

  it('is not replaced when its file is damaged', async () => {
    await mkdir(dataDir)
    await writeFile(path.join(dataDir, 'secrets.json'), '{"appSec')
    await expect(trial()).rejects.toThrow(/secrets\.json is damaged/)
    expect(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')).toBe('{"appSec')
  })

  it('comes from the environment when one is given', async () => {
    expect(await operated(GOOD)).toBe(GOOD)
    expect(await trial(GOOD)).toBe(GOOD)
  })

  it('must be given by an operator', async () => {
    await expect(operated()).rejects.toThrow(/APP_SECRET is required/)
  })

  it('is refused when it is shorter than 32 characters', async () => {
    await expect(operated('x'.repeat(31))).rejects.toThrow(/shorter than 32/)
    await expect(trial('x'.repeat(31))).rejects.toThrow(/shorter than 32/)
  })

  it('is never the published example', async () => {
    const exampleFile = path.join(folder, '.env.example')
    const input = 'published-for-everybody-to-read-0123456789'
    await writeFile(exampleFile, `PORT=3000\nAPP_SECRET="${input}"\n`)
    await expect(
      appSecret({ dataDir, configured: input, isOperated: true, exampleFile }),
    ).rejects.toThrow(/published value of \.env\.example/)
    expect(
      await appSecret({ dataDir, configured: input, isOperated: false, exampleFile }),
    ).not.toBe(input)
  })
})
