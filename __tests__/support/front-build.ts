import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { packAssets } from '@/scripts/pack-assets'

export const SCRIPT = 'console.log("A bike from the forest, für alle");\n'.repeat(400)
export const NOSNIFF = { key: 'X-Content-Type-Options', value: 'nosniff' }

/** The part of a production build that the serving process reads: one script, packed, and the headers. */
export async function aBuild() {
  const folder = await mkdtemp(path.join(tmpdir(), 'front-'))
  await mkdir(path.join(folder, 'static', 'chunks'), { recursive: true })
  await writeFile(path.join(folder, 'static', 'chunks', 'a1b2.js'), SCRIPT)
  const headers = [
    {
      source: '/:path*',
      has: [{ type: 'header', key: 'x' }],
      headers: [{ key: 'X-No', value: '1' }],
    },
    { source: '/:path*', headers: [NOSNIFF] },
  ]
  await writeFile(path.join(folder, 'routes-manifest.json'), JSON.stringify({ headers }))
  await packAssets(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
