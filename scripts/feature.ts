import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { projectRoot } from './paths'
import { StartProblem, runScript, printLine } from './problem'

const LAYERS = [
  ...['contract', 'domain', 'messages', 'server', 'services', 'store', 'hooks', 'components'],
  ...['screens', 'pages', 'mocks', 'utils', 'bench', '__tests__'],
]
const REGISTER = 'docs/features.md'

/** `npm run feature cart` lists a feature's files in every layer; without a name, all features. */
async function main(): Promise<void> {
  const stems = await readStems()
  const [stem] = process.argv.slice(2)
  if (!stem)
    return printLine(`Features: ${stems.join(', ')}\nnpm run feature <name> lists its files.`)
  if (!stems.includes(stem)) {
    throw new StartProblem(`${REGISTER} has no "${stem}". It has: ${stems.join(', ')}.`)
  }
  for (const layer of LAYERS) {
    const files = (await filesOf(layer)).filter((file) => isOf(stem, file))
    if (files.length > 0) printLine(`\n${layer}\n${files.map((file) => `  ${file}`).join('\n')}`)
  }
}

async function readStems(): Promise<string[]> {
  const text = await readFile(path.join(projectRoot, REGISTER), 'utf8')
  return [...text.matchAll(/^\| `([a-z-]+)`/gm)].flatMap(([, stem]) => (stem ? [stem] : []))
}

async function filesOf(layer: string): Promise<string[]> {
  const at = path.join(projectRoot, layer)
  const entries = await readdir(at, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/(^|\/)(\.next|node_modules)\//.test(file))
    .sort()
}

/** Whether a file belongs to a feature: the whole word is a folder, or starts or ends the file name. */
function isOf(stem: string, file: string): boolean {
  const parts = file.split('/').slice(1)
  const name = (parts.pop() ?? '').replace(/\..*$/, '')
  const words = `-${name.replace(/[[\]]/g, '')}-`
  return parts.includes(stem) || words.includes(`-${stem}-`)
}

runScript(main)
