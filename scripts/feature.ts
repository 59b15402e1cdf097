import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'

import { ROOMS, filesOf, parseFeatures } from './feature-files'
import { projectRoot } from './paths'
import { StartProblem, runScript, printLine } from './problem'

const REGISTER = 'docs/features.md'
/** `npm run feature cart` lists a feature's files in every layer; without a name, all features. */
async function main(): Promise<void> {
  const features = parseFeatures(await readFile(path.join(projectRoot, REGISTER), 'utf8'))
  const [name] = process.argv.slice(2)
  if (!name) {
    const all = features.map(({ address }) => address).join(', ')
    return printLine(`Features: ${all}\nnpm run feature <name> lists its files.`)
  }
  const chosen = features.filter(({ address }) => [address, address.split('/')[1]].includes(name))
  if (chosen.length === 0) throw new StartProblem(`${REGISTER} has no feature "${name}".`)
  const files = await listFiles()
  for (const feature of chosen) {
    printLine(
      `\n${feature.address}\n${filesOf(feature, files)
        .map((file) => `  ${file}`)
        .join('\n')}`,
    )
  }
}

async function listFiles(): Promise<string[]> {
  const layers = [...ROOMS, 'server', 'services', 'store', 'pages']
  const found = await Promise.all(
    layers.map(async (layer) => {
      const entries = await readdir(path.join(projectRoot, layer), {
        recursive: true,
        withFileTypes: true,
      })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(projectRoot, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
    }),
  )
  return found.flat().sort()
}

runScript(main)
