import { chmod, cp, mkdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'

import { findBinaries, platformPackage } from '@/scripts/database/binaries'
import { databaseUser } from '@/scripts/database/database-user'
import { run } from '@/scripts/database/run'
import { itAsRoot, makeFolder, removeFolder } from '@/__tests__/support/database/database-folder'

type Link = { target: string }

let folder: string
beforeEach(async () => {
  folder = await makeFolder()
})
afterEach(() => removeFolder(folder))

async function installInto(directory: string): Promise<string> {
  const source = path.join(directory, 'package')
  await mkdir(source, { recursive: true })
  const isNeeded = (file: string) => !/[/\\]native[/\\](share|lib[/\\]postgresql)$|\.a$/.test(file)
  await cp(platformPackage(), source, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
  return source
}

describe('the programs of the built-in PostgreSQL', () => {
  it('run after an install that left out the links of the libraries', async () => {
    const source = await installInto(folder)
    const list = await readFile(path.join(source, 'native', 'pg-symlinks.json'), 'utf8')
    const links = (JSON.parse(list) as Link[]).map(({ target }) => path.join(source, target))
    await Promise.all(links.map((link) => rm(link)))
    const user = await databaseUser(folder)
    const postgres = path.join(source, 'native', 'bin', 'postgres')
    expect((await run(postgres, ['--version'], { user })).code).not.toBe(0)

    const found = await findBinaries(user, { source, cache: path.join(folder, 'cache') })

    expect(found.postgres).toBe(postgres)
    expect((await run(found.postgres, ['--version'], { user })).output).toContain('18.')
    await Promise.all(links.map((link) => stat(link)))
  })

  itAsRoot('are copied to a place that their user can reach', async () => {
    const source = await installInto(path.join(folder, 'private'))
    const cache = path.join(folder, 'cache')
    await chmod(path.dirname(source), 0o700)
    const user = await databaseUser(folder)

    const found = await findBinaries(user, { source, cache })

    expect(found.initdb.startsWith(cache)).toBe(true)
    expect((await run(found.initdb, ['--version'], { user })).code).toBe(0)
  })
})
