import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { packAssets } from '@/platform/packed-assets'

export const SCRIPT = 'console.log("A bike from the forest, für alle");\n'.repeat(400)
export const NOSNIFF = { key: 'X-Content-Type-Options', value: 'nosniff' }

/** Creates what the serving process reads of a build: one compressed script and the headers. */
export async function aBuild() {
  const folder = await mkdtemp(path.join(tmpdir(), 'front-'))
  await mkdir(path.join(folder, 'static', 'chunks'), { recursive: true })
  await writeFile(path.join(folder, 'static', 'chunks', 'a1b2.js'), SCRIPT)
  const everywhere = { source: '/:path*', regex: '^/' }
  const headers = [
    { ...everywhere, has: [{ type: 'header', key: 'x' }], headers: [{ key: 'X-No', value: '1' }] },
    { ...everywhere, headers: [NOSNIFF, { key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
    {
      source: '/api/:path*',
      regex: '^/api/',
      headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
    },
    {
      ...everywhere,
      has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }],
      headers: [{ key: 'Strict-Transport-Security', value: 'max-age=1' }],
    },
  ]
  const dynamicRoutes = [{ page: '/orders/[number]', regex: '^/orders/([^/]+?)(?:/)?$' }]
  const dataRoutes = [{ page: '/spares' }]
  const routes = { headers, dynamicRoutes, dataRoutes }
  await writeFile(path.join(folder, 'routes-manifest.json'), JSON.stringify(routes))
  const pages = ['/login', '/orders/[number]', '/spares', '/404', '/_app', '/api/[...route]']
  const files = Object.fromEntries(pages.map((page) => [page, `pages${page}.js`]))
  await mkdir(path.join(folder, 'server'))
  await writeFile(path.join(folder, 'server', 'pages-manifest.json'), JSON.stringify(files))
  await packAssets(folder)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
