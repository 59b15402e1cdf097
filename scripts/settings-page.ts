import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { projectRoot } from './paths'
import { runScript } from './problem'
import { settingsPage } from './settings/page'

runScript(async () => {
  const example = await readFile(path.join(projectRoot, '.env.example'), 'utf8')
  await writeFile(path.join(projectRoot, 'docs/settings.md'), `${settingsPage(example)}\n`)
})
