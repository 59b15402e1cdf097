import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { projectRoot } from './paths'
import { runScript } from './problem'
import { statesPage } from './states/page'

runScript(async () => {
  await writeFile(path.join(projectRoot, 'docs/states.md'), `${statesPage()}\n`)
})
