import { readFileSync } from 'node:fs'
import path from 'node:path'

/** What Next.js makes pages of, fault pages, and the API. */
const NO_PAGE = /^\/(_|404$|500$|api\/)/

interface PageMatch {
  page: string
  regex: RegExp
}

/**
 * Whether the page of an address is prerendered (with or without revalidation), as the manifests of the build say. A page that
 * reads its data for each visitor isn't.
 */
export function readyPages(distDir: string): (address: string) => boolean {
  const read = readerOf(distDir)
  const { files, dynamic, shells } = pagesOf(read)
  const kept = read('prerender-manifest.json') as Record<'routes' | 'dynamicRoutes', object>
  const ready = new Set([
    ...shells,
    ...Object.keys(kept.routes),
    ...Object.keys(kept.dynamicRoutes),
  ])
  return (address) => {
    const bare = withoutData(address)
    if (ready.has(bare)) return true
    if (bare in files) return false
    const found = dynamic.find(({ regex }) => regex.test(bare))
    return found === undefined || ready.has(found.page)
  }
}

/**
 * The page of an address, '/spares/[id]' of '/spares/5000301': few enough to count, because no parameter is in them. A file of
 * `public` is 'file', a file of the build 'build'.
 */
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

/** The addresses of pages that have no data and no parameters. */
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
  // In the order in which Next.js tries them.
  const dynamic: PageMatch[] = dynamicRoutes.map(({ page, regex }) => ({
    page,
    regex: new RegExp(regex),
  }))
  const withData = new Set(dataRoutes.map(({ page }) => page))
  const shells = Object.keys(files).filter((page) => !withData.has(page) && !NO_PAGE.test(page))
  return { files, dynamic, shells }
}

/** What a page asks for as it is opened from another one: '/_next/data/BUILD/terms.json' of '/terms'. */
function withoutData(address: string): string {
  const [, page] = /^\/_next\/data\/[^/]+(\/.+)\.json$/.exec(address) ?? []
  return page === '/index' ? '/' : (page ?? address)
}
