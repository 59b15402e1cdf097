import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { sendRenderResult } from 'next/dist/server/send-payload'
import RenderResult from 'next/dist/server/render-result'

import { boundedCaching } from '@/platform/front/caching'
import type { Handler } from '@/platform/front/handler'

async function cachingOf(handler: Handler): Promise<string | null> {
  const answer = boundedCaching(handler)
  const server = createServer((request, response) => void answer(request, response)).listen(0)
  try {
    const { port } = server.address() as AddressInfo
    return (await fetch(`http://localhost:${port}/`)).headers.get('cache-control')
  } finally {
    server.close()
  }
}

test('no cache shows a page of Next.js for a year', async () => {
  const page: Handler = (req, res) =>
    sendRenderResult({
      ...{ req, res, generateEtags: false, poweredByHeader: false },
      result: new RenderResult('<p>A bike', {
        contentType: 'text/html; charset=utf-8',
        metadata: {},
      }),
      cacheControl: { revalidate: 60, expire: 31_536_000 },
    })
  expect(await cachingOf(page)).toBe('s-maxage=60, stale-while-revalidate=600')
})

test.each([
  'public, max-age=31536000, immutable',
  'private, no-store',
  'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
])('%s stays as it is', async (caching) => {
  const answered: Handler = (_, response) =>
    response.setHeader('Cache-Control', caching).end('A bike')
  expect(await cachingOf(answered)).toBe(caching)
})
