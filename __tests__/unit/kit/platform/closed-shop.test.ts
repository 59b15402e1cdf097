import type { IncomingMessage, ServerResponse } from 'node:http'

import { closedShop } from '@/platform/front/closed-shop'
import { processGlobals } from '@/utils/process-globals'

const KEY = 'k3J9v0XqT5'
const CLOSED = { is_open: false, preview_key: KEY }

afterEach(() => delete processGlobals().opening)

/** Returns the path that reached the pages, or the status and headers of the response. */
function visit(url: string, headers: IncomingMessage['headers'] = {}) {
  const result = { path: '', status: 200, headers: {} as Record<string, string> }
  const request = { url, headers } as IncomingMessage
  const response = {
    setHeader: (name: string, value: string) => void (result.headers[name.toLowerCase()] = value),
    writeHead(status: number, sent: Record<string, string> = {}) {
      Object.assign(result, { status, headers: sent })
      return this
    },
    end: () => undefined,
  } as unknown as ServerResponse
  closedShop((passed) => void (result.path = passed.url ?? ''))(request, response)
  return result
}

test('an open shop, and one whose state is not known yet, passes everything', () => {
  expect(visit('/spares').path).toBe('/spares')
  processGlobals().opening = { is_open: true, preview_key: KEY }
  expect(visit('/spares').path).toBe('/spares')
})

describe('a closed shop', () => {
  beforeEach(() => void (processGlobals().opening = CLOSED))

  it.each([
    '/',
    '/configurator/nyx',
    '/accessories/5000110?x=1',
    '/news/rss.xml.html/x',
    '/apiary',
  ])('shows the notice at %s, outside of search engines', (url) => {
    expect(visit(url)).toMatchObject({
      path: '/opening-soon',
      headers: { 'x-robots-tag': 'noindex' },
    })
  })

  it.each([
    ...[
      '/backoffice/settings',
      '/login',
      '/api/promo',
      '/first-admin?token=x',
      '/icons/icon-192.png',
    ],
    ...['/dashboard/settings', '/_next/static/chunks/main.js', '/tt.js', '/orders/NK-1/key'],
  ])('passes %s', (url) => {
    expect(visit(url).path).toBe(url)
  })

  it('tells nothing of its pages to client-side navigation', () => {
    expect(visit('/_next/data/b1/configurator/nyx.json').status).toBe(404)
  })

  it('admits a browser by the preview link, for all further pages', () => {
    const { status, headers } = visit(`/configurator?preview=${KEY}`)
    expect([status, headers.location]).toEqual([302, '/configurator'])
    const [cookie = ''] = (headers['set-cookie'] ?? '').split(';')
    expect(visit('/spares', { cookie: `unit=1; ${cookie}` }).path).toBe('/spares')
  })

  it('admits nobody by another key, by an old cookie, or to another site', () => {
    expect(visit('/?preview=other').path).toBe('/opening-soon')
    expect(visit('/', { cookie: 'shop_preview=other' }).path).toBe('/opening-soon')
    expect(visit(`//evil.example/?preview=${KEY}`).headers.location ?? '/').toMatch(/^\/(?!\/)/)
  })
})
