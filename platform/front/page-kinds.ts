import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Internal Next.js pages, error pages and the API. */
const NO_PAGE = /^\/(_|404$|500$|api\/)/

interface PageMatch {
  page: string
  regex: RegExp
}

/** Returns a predicate that tells prerendered addresses, from the build manifests. */
export function readyPages(distDir: string): (address: string) => boolean {
  const read = readerOf(distDir)
  const { files, dynamic, shells } = pagesOf(read)
  const manifest = read('prerender-manifest.json') as Record<'routes' | 'dynamicRoutes', object>
  const ready = new Set([
    ...shells,
    ...Object.keys(manifest.routes),
    ...Object.keys(manifest.dynamicRoutes),
  ])
  return (address) => {
    const bare = withoutData(address)
    if (ready.has(bare)) return true
    if (bare in files) return false
    const found = dynamic.find(({ regex }) => regex.test(bare))
    return found === undefined || ready.has(found.page)
  }
}

/** Maps addresses to page patterns, such as '/spares/[id]', which are few enough to count. */
export function pageNames(distDir: string): (address: string) => string {
  const { files, dynamic } = pagesOf(readerOf(distDir))
  return (address) => {
    if (address.startsWith('/_next/static/')) return 'build'
    const bare = withoutData(address)
    if (bare in files) return bare
    if (/\.\w+$/.test(bare)) return 'file'
    return dynamic.find(({ regex }) => regex.test(bare))?.page ?? 'none'
  }
}

export function shellPages(distDir: string): Set<string> {
  const { shells, dynamic } = pagesOf(readerOf(distDir))
  return new Set(shells.filter((page) => !dynamic.some((one) => one.page === page)))
}

const readerOf = (distDir: string) => (file: string) =>
  JSON.parse(readFileSync(path.join(distDir, file), 'utf8')) as unknown

function pagesOf(read: (file: string) => unknown) {
  const { dynamicRoutes = [], dataRoutes = [] } = read('routes-manifest.json') as {
    dynamicRoutes?: { page: string; regex: string }[]
    dataRoutes?: { page: string }[]
  }
  const files = read('server/pages-manifest.json') as Record<string, string>
  // In the order in which Next.js matches them.
  const dynamic: PageMatch[] = dynamicRoutes.map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }))
  const withData = new Set(dataRoutes.map(({ page }) => page))
  const shells = Object.keys(files).filter((page) => !withData.has(page) && !NO_PAGE.test(page))
  return { files, dynamic, shells }
}

/** Maps a data request of client-side navigation to its page: '/_next/data/BUILD/terms.json' to '/terms'. */
function withoutData(address: string): string {
  const [, page] = /^\/_next\/data\/[^/]+(\/.+)\.json$/.exec(address) ?? []
  return page === '/index' ? '/' : (page ?? address)
}
