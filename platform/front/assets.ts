import { readFileSync } from 'node:fs'
import { access } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'

import sirv from 'sirv'

import type { Handler } from './handler'

const PREFIX = '/_next/static/'
const YEAR_S = 31_536_000

interface HeaderRule {
  source: string
  has?: unknown
  headers: { key: string; value: string }[]
}

/** Serves scripts and styles of the build as precompressed by `packAssets`, the rest by `handler`. */
export function assets(distDir: string, handler: Handler): Handler {
  const headers = headersOfAll(distDir)
  const folder = path.join(distDir, 'static')
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    // File names contain a content hash.
    maxAge: YEAR_S,
    immutable: true,
    setHeaders: (response: ServerResponse) => {
      for (const { key, value } of headers) response.setHeader(key, value)
    },
  })
  return async (request, response) => {
    const address = request.url ?? ''
    if (!address.startsWith(PREFIX) || !(await exists(folder, address)))
      return handler(request, response)
    // A full response is valid for any range request; sirv throws if a range ends before it begins.
    delete request.headers.range
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
    request.url = address.slice(PREFIX.length - 1)
    return serve(request, response, () => {
      request.url = address
      return void handler(request, response)
    })
  }
}

/** Returns whether a file still exists: sirv lists the folder only at startup, and would fail late. */
async function exists(folder: string, address: string): Promise<boolean> {
  try {
    const [file = ''] = address.slice(PREFIX.length).split('?')
    await access(path.join(folder, decodeURI(file)))
    return true
  } catch {
    return false
  }
}

/** Returns the headers that next.config.js sets on every response, followed by those for scripts. */
function headersOfAll(distDir: string): HeaderRule['headers'] {
  const manifest = readFileSync(path.join(distDir, 'routes-manifest.json'), 'utf8')
  const { headers } = JSON.parse(manifest) as { headers: HeaderRule[] }
  return ['/:path*', `${PREFIX}:path*`].flatMap(
    (requested) => headers.find(({ source, has }) => source === requested && !has)?.headers ?? [],
  )
}
