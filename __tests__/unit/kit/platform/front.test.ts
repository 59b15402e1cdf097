import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sendRenderResult } from 'next/dist/server/send-payload'
import { buildCustomRoute } from 'next/dist/lib/build-custom-route'
import RenderResult from 'next/dist/server/render-result'

import { sharedBuilds } from '@/platform/front/shared-builds'
import { responseCache } from '@/platform/front/response-cache'

const PAGE = `<!doctype html><p>${'A bike from the forest. '.repeat(200)}</p>`

test('a page that Next sends is named and compressed, because it ends the response with one string', async () => {
  const answer = responseCache().ofPages((req, res) =>
    sendRenderResult({
      ...{ req, res, generateEtags: false, poweredByHeader: false },
      result: new RenderResult(PAGE, { contentType: 'text/html; charset=utf-8', metadata: {} }),
      cacheControl: { revalidate: 60, expire: undefined },
    }),
  )
  const server = createServer((request, response) => void answer(request, response)).listen(0)
  try {
    const { port } = server.address() as AddressInfo
    const origin = `http://localhost:${port}/`
    const first = await fetch(origin, { headers: { 'accept-encoding': 'br' } })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(await first.text()).toBe(PAGE)
    const etag = first.headers.get('etag')
    expect(etag).toMatch(/^W\//)
    const second = await fetch(origin, { headers: { 'if-none-match': etag ?? '' } })
    expect(second.status).toBe(304)
  } finally {
    server.close()
  }
})

test('Next writes the headers of next.config.js into the manifest, in the form that the front process reads', () => {
  const source = readFileSync('node_modules/next/dist/build/generate-routes-manifest.js', 'utf8')
  expect(source).toMatch(/headers: headers\.map\(.*buildCustomRoute\)\('header', r\)/)
  const rule = buildCustomRoute('header', {
    source: '/:path*',
    headers: [{ key: 'X-Frame-Options', value: 'DENY' }],
  })
  expect(rule).toMatchObject({ source: '/:path*', headers: [{ value: 'DENY' }] })
  expect('/api/any').toMatch(new RegExp(rule.regex))
})

test('previews of a link to a build name its picture, and pages for browsers are the same for all', async () => {
  const tags = [
    'image" content="https://shop.test/og/nyx.png',
    'url" content="https://shop.test/configurator/nyx',
  ]
  const page = tags.map((tag) => `<meta property="og:${tag}"/>`).join('') + PAGE
  const answer = sharedBuilds((_, response) => {
    response.setHeader('content-length', page.length)
    response.end(page)
  })
  const server = createServer((request, response) => void answer(request, response)).listen(0)
  try {
    const { port } = server.address() as AddressInfo
    const open = async (path: string, headers = {}) =>
      (await fetch(`http://localhost:${port}${path}`, { headers })).text()
    const own = await open('/configurator/nyx?build=1.2.-.%22%3E3')
    for (const tag of tags) expect(own).toContain(`${tag}?build=1.2.-.%22%3E3"`)
    expect(own.endsWith(PAGE)).toBe(true)
    expect(await open('/configurator/nyx')).toBe(page)
    expect(await open('/faq?build=1')).toBe(page)
  } finally {
    server.close()
  }
})
