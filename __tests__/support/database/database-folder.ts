import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { isRoot } from '@/scripts/database/database-user'

/** Creates a temporary folder that PostgreSQL's user can traverse. */
export async function makeFolder(mode = 0o711): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'shop-'))
  await chmod(folder, mode)
  return folder
}

export const removeFolder = (folder: string) => rm(folder, { recursive: true, force: true })

/** `it` for behavior that differs only for root; reported as skipped for other users. */
export const itAsRoot = isRoot() ? it : it.skip
