import { useRouter } from 'next/router'
import { useEffect, useState, type ReactNode } from 'react'

import { whenIdle } from '@/platform/lazy-loading/idle'
import { logError } from '@/utils/log-error'

/** One page of the back office, inside its frame. */
export interface OfficePage {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** The list that the page belongs to. */
  back?: { href: string; title: string }
  /** Whose clocks the page shows; those of the shop by default. */
  zone?: string
  /** It stands without the frame, as a page of the shop does. */
  isBare?: boolean
  body: ReactNode
}

/** @param part what the address says in place of `[id]`, null on a page without it */
type OfficePageOf = (part: string | null) => OfficePage

/** Pages by their address behind /backoffice: 'orders/[number]'. The code of a page comes when it is opened. */
export type OfficePages = Record<string, LoadPage>

type LoadPage = () => Promise<OfficePageOf>

export type OpenOfficePage =
  { status: 'loading' | 'missing' | 'failed' } | { status: 'open'; key: string; page: OfficePage }

/** Code that arrived: a page that was open before is there at once. */
const arrived = new WeakMap<LoadPage, OfficePageOf>()

/**
 * The page of the back office that the address names. Once it stands, the code of the others comes, so that
 * going on costs no waiting.
 */
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
    // Whoever opens the page is told when its code doesn't come.
    if (!arrived.has(load)) fetchPage(load).catch(() => undefined)
  }
}

const segmentsOf = (path: string | string[] | undefined) =>
  typeof path === 'string' ? [path] : (path ?? [])

const isPart = (segment: string) => segment.startsWith('[')

/** What is written out goes before what stands for anything: 'catalog/spares' before 'catalog/[id]'. */
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
