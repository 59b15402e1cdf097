import { create } from 'content-disposition'

/** A file response; the contract specifies its media type. */
export interface FileAnswer {
  /** A function makes it only if the client doesn't have it yet. */
  content: Buffer | string | (() => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>)
  /** Download name; without one, the file is displayed inline. */
  fileName?: string
  /** Media type; needed if the contract has a range, such as image/*. */
  type?: string
  /** Browser cache time, in seconds. */
  maxAge?: number
  /** Shared cache time, in seconds. */
  sharedMaxAge?: number
  /** Validator of the content; a request that matches it gets 304 without a body. */
  etag?: string
  /** Content coding of the content, chosen by a header that `vary` names. */
  encoding?: 'gzip'
  vary?: string
  /** Whether the URL contains a version, so that the response can be cached for a year. */
  isImmutable?: boolean
}

/** Returns a streaming response that proxies neither compress nor buffer. */
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

export async function fileResponse(
  { content, fileName, ...file }: FileAnswer,
  named: string | undefined,
  /** If-None-Match header of the request. */
  known: string | undefined,
): Promise<Response> {
  const type = named && (file.type ?? named)
  if (type === undefined) throw new TypeError('The contract names no file.')
  const disposition = fileName ? downloadAs(fileName) : 'inline'
  const { etag, encoding, vary } = file
  const validation = {
    ...(etag !== undefined && { etag }),
    ...(vary !== undefined && { vary }),
    'cache-control': cacheOf(file),
  }
  if (etag !== undefined && known?.replaceAll('W/', '').includes(etag)) {
    return new Response(null, { status: 304, headers: validation })
  }
  return new Response(await bodyOf(content), {
    headers: {
      ...validation,
      ...(encoding && { 'content-encoding': encoding }),
      'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      'content-disposition': disposition,
    },
  })
}

function bodyOf(content: FileAnswer['content']) {
  if (typeof content === 'function') return content()
  return typeof content === 'string' ? content : new Uint8Array(content)
}

/** Encodes the file name in any script (RFC 6266, RFC 8187), with ASCII for old clients. */
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
