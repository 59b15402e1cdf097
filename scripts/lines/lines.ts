import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

import { NOT_SOURCE, countLines } from './line-counts'
import { projectRoot } from '../paths'
import { printLine, runScript } from '../problem'

/** `npm run lines` counts the lines of all tracked files by layer. */
async function main(): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['ls-files', '-z'], { cwd: projectRoot })
  const files = stdout.split('\0').filter(Boolean)
  const texts = await Promise.all(
    files.map(
      async (file) => [file, await readFile(path.join(projectRoot, file), 'utf8')] as const,
    ),
  )
  const { layers, source, tests } = countLines(new Map(texts))
  for (const [layer, lines] of layers) {
    printLine(`${row(layer, lines)}${NOT_SOURCE.includes(layer) ? ' (not source)' : ''}`)
  }
  printLine(`\n${row('source', source)}\n${row('tests', tests)}`)
}

const row = (name: string, lines: number) => `${name.padEnd(12)}${String(lines).padStart(8)}`

runScript(main)
