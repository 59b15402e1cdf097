import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import path from 'node:path'

import sirv from 'sirv'

import type { Handler } from './handler'

const PREFIX = '/_next/static/'
const YEAR_S = 31_536_000

interface HeaderRule {
  source: string
  has?: unknown
  headers: { key: string; value: string }[]
}

/** Answers scripts and styles of the build from the files that `packAssets` wrote beside them; the rest goes on to `handler`. */
export function assets(distDir: string, handler: Handler): Handler {
  const headers = headersOfAll(distDir)
  const serve = sirv(path.join(distDir, 'static'), {
    brotli: true,
    gzip: true,
    etag: true,
    // Their names change with their content.
    maxAge: YEAR_S,
    immutable: true,
    setHeaders: (response: ServerResponse) => {
      for (const { key, value } of headers) response.setHeader(key, value)
    },
  })
  return (request, response) => {
    const address = request.url ?? ''
    if (!address.startsWith(PREFIX)) return handler(request, response)
    request.url = address.slice(PREFIX.length - 1)
    return serve(request, response, () => {
      request.url = address
      return void handler(request, response)
    })
  }
}

/** The headers that next.config.js gives every answer, and those of scripts in their place. */
function headersOfAll(distDir: string): HeaderRule['headers'] {
  const manifest = readFileSync(path.join(distDir, 'routes-manifest.json'), 'utf8')
  const { headers } = JSON.parse(manifest) as { headers: HeaderRule[] }
  return ['/:path*', `${PREFIX}:path*`].flatMap(
    (wanted) => headers.find(({ source, has }) => source === wanted && !has)?.headers ?? [],
  )
}
