import { useRouter } from 'next/router'
import { useEffect, useState, type ReactNode } from 'react'

import { whenIdle } from '@/platform/lazy-loading/idle'
import { logError } from '@/utils/log-error'

/** One page of the back office, without the frame. */
export interface OfficePage {
  title: string
  lead?: ReactNode
  back?: { href: string; title: string }
  /** Time zone of the page; the shop's by default. */
  zone?: string
  /** Whether to render without the frame, like a page of the shop. */
  isBare?: boolean
  body: ReactNode
}

/** @param part value of `[id]` in the URL, null on a page without it */
type OfficePageOf = (part: string | null) => OfficePage

/** Pages by path below /backoffice, such as 'orders/[number]'. Each is lazy-loaded. */
export type OfficePages = Record<string, LoadPage>

type LoadPage = () => Promise<OfficePageOf>

export type OpenOfficePage =
  { status: 'loading' | 'missing' | 'failed' } | { status: 'open'; key: string; page: OfficePage }

/** Loaded code, so that a page opened before renders at once. */
const arrived = new WeakMap<LoadPage, OfficePageOf>()

/** Preloads the other pages after the URL's page has rendered, so that navigation is instant. */
export function useOfficePage(pages: OfficePages): OpenOfficePage {
  const { query, isReady } = useRouter()
  const path = isReady ? segmentsOf(query.path).join('/') : null
  const route = path === null ? undefined : routeOf(pages, path)
  const load = route === undefined ? undefined : pages[route]
  const [settled, setSettled] = useState<{ load: LoadPage; isFault: boolean }>()
  const pageOf = load && arrived.get(load)

  useEffect(() => {
    if (!load || arrived.has(load)) return
    const report = (fault: unknown) => {
      logError('A page of the back office could not be loaded', { fault: String(fault) })
      setSettled({ load, isFault: true })
    }
    fetchPage(load).then(() => setSettled({ load, isFault: false }), report)
  }, [load])

  const stands = pageOf !== undefined
  useEffect(() => (stands ? whenIdle(() => fetchAll(pages)) : undefined), [stands, pages])

  if (path === null) return { status: 'loading' }
  if (route === undefined) return { status: 'missing' }
  if (pageOf) return { status: 'open', key: route, page: pageOf(partOf(route, path)) }
  return { status: settled?.load === load && settled?.isFault ? 'failed' : 'loading' }
}

const fetchPage = (load: LoadPage) => load().then((pageOf) => arrived.set(load, pageOf))

function fetchAll(pages: OfficePages): void {
  for (const load of Object.values(pages)) {
    // Ignored: a failed load is reported when the page is opened.
    if (!arrived.has(load)) fetchPage(load).catch(() => undefined)
  }
}

const segmentsOf = (path: string | string[] | undefined) =>
  typeof path === 'string' ? [path] : (path ?? [])

const isPart = (segment: string) => segment.startsWith('[')

/** Matches static segments before dynamic ones: 'catalog/spares' before 'catalog/[id]'. */
export function routeOf(pages: OfficePages, path: string): string | undefined {
  if (Object.hasOwn(pages, path)) return path
  const segments = path.split('/')
  return Object.keys(pages).find((route) => {
    const pattern = route.split('/')
    return (
      pattern.length === segments.length &&
      pattern.every((one, index) => isPart(one) || one === segments[index])
    )
  })
}

function partOf(route: string, path: string): string | null {
  const index = route.split('/').findIndex(isPart)
  return index === -1 ? null : (path.split('/')[index] ?? null)
}
