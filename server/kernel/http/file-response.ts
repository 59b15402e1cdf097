import { create } from 'content-disposition'

/** A file instead of JSON, of the media type that the contract names. */
export interface FileAnswer {
  content: Buffer | string
  /** Offered under this name; absent: shown in place. */
  fileName?: string
  /** Where the contract names a range, such as image/*. */
  type?: string
  /** How long the browser of this reader may keep it, in seconds. */
  maxAge?: number
  /** How long every cache may keep it, in seconds. */
  sharedMaxAge?: number
  /** Names its bytes; whoever has them gets none. */
  etag?: string
  /** Its address holds a version, so it may be kept for a year. */
  isImmutable?: boolean
}

/** Nothing on the way may keep it back: not to compress it, not to collect it. */
export function streamResponse(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  type: string | undefined,
): Response {
  if (type === undefined) throw new TypeError('The contract names no stream.')
  return new Response(stream, {
    headers: {
      'content-type': type,
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}

export function fileResponse(
  { content, fileName, ...file }: FileAnswer,
  named: string | undefined,
  /** If-None-Match of the request. */
  known: string | undefined,
): Response {
  const type = named && (file.type ?? named)
  if (type === undefined) throw new TypeError('The contract names no file.')
  const disposition = fileName ? downloadAs(fileName) : 'inline'
  const { etag } = file
  if (etag !== undefined && known?.replaceAll('W/', '').includes(etag)) {
    return new Response(null, { status: 304, headers: { etag, 'cache-control': cacheOf(file) } })
  }
  return new Response(typeof content === 'string' ? content : new Uint8Array(content), {
    headers: {
      ...(etag !== undefined && { etag }),
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-disposition': disposition,
      'cache-control': cacheOf(file),
    },
  })
}

/** With the name in every script (RFC 6266, RFC 8187), and beside it one in ASCII for old programs. */
function downloadAs(fileName: string): string {
  const name = fileName.toWellFormed()
  const ascii = name.replace(/[^\x20-\x7e]|["*/:<>?\\|]/g, '_')
  return create(name, { fallback: ascii === name || ascii })
}

type CachePolicy = Pick<FileAnswer, 'isImmutable' | 'maxAge' | 'sharedMaxAge'>

function cacheOf({ isImmutable, maxAge, sharedMaxAge }: CachePolicy): string {
  if (isImmutable) return 'public, max-age=31536000, immutable'
  if (sharedMaxAge !== undefined) return `public, max-age=${sharedMaxAge}`
  return maxAge === undefined ? 'no-store' : `private, max-age=${maxAge}`
}
