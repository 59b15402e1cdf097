import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Hash of the studio's sources when its checks last passed (`npm run studio:check`). */
export const CHECKED = 'studio/checked.txt'

/** Sources that decide how a model looks: the studio, and the solids it builds with. */
const FOLDERS = ['studio', 'domain/kit/shape']

export function studioHash(): string {
  const hash = createHash('sha256')
  for (const file of FOLDERS.flatMap(filesIn).sort()) {
    hash.update(`${file}\n`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => file !== CHECKED)
