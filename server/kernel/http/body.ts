import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import { FILE_LIMIT } from '@/domain/kit/attachments'
import { PICTURE_LIMIT, PICTURE_TYPES } from '@/domain/office/goods/product-pictures'

import { DomainError } from '../errors/domain-error'
import { isWithinLimits } from './json-limits'

/** Maximum size of a JSON body, in bytes. */
export const BODY_LIMIT = 100_000
/** Twice the size of a full cart of bikes with every part. Each invalid field costs microseconds. */
const JSON_LIMITS = { tokens: 10_000, depth: 20 }

/** @throws DomainError unsupported_media_type, body_too_large or malformed_json */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new DomainError('unsupported_media_type', `Content-Type is "${type.slice(0, 80)}".`)
  }
  const raw = await readLimited(request, BODY_LIMIT)
  if (!isWithinLimits(raw, JSON_LIMITS)) {
    const { tokens, depth } = JSON_LIMITS
    throw new DomainError('malformed_json', `Over ${tokens} members, or over ${depth} levels.`)
  }
  return parse(raw.toString('utf8'))
}

/** Maximum size of pictures, in bytes. */
export const IMAGE_LIMIT = 2_000_000
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Only decoding verifies the type. @throws DomainError unsupported_media_type or body_too_large */
export async function readImage(request: Request): Promise<Buffer> {
  requireType(request, IMAGE_TYPES)
  return readLimited(request, IMAGE_LIMIT)
}

/** Like `readImage` for staff: larger, and AVIF too. @throws DomainError unsupported_media_type or body_too_large */
export async function readPicture(request: Request): Promise<Buffer> {
  requireType(request, PICTURE_TYPES)
  return readLimited(request, PICTURE_LIMIT)
}

function requireType(request: Request, acceptedTypes: readonly string[]): void {
  const type = request.headers.get('content-type') ?? ''
  if (!acceptedTypes.includes(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
    throw new DomainError('unsupported_media_type', `Content-Type is "${type.slice(0, 80)}".`)
  }
}

/** Reads a file within the limit. Its type isn't verified yet. @throws DomainError body_too_large */
export async function readFile(request: Request): Promise<Buffer> {
  return readLimited(request, FILE_LIMIT)
}

/** Maximum size of payment provider events, in bytes. */
export const EVENT_LIMIT = 500_000

/** Reads the raw bytes. @throws DomainError body_too_large */
export async function readRaw(request: Request): Promise<Buffer> {
  return readLimited(request, EVENT_LIMIT)
}

/** Maximum size of received emails, in bytes: five files of 5 MB, encoded, plus the text. */
export const EMAIL_LIMIT = 36_000_000

/** A large body in memory shared between threads, and its SHA-256 in hex. */
export interface SharedBody {
  content: Uint8Array
  digest: string
}

/** Bytes of an email after which reading pauses for other work, and the length of the pause. */
const EMAIL_TURN = 256_000
const EMAIL_TURN_MS = 4

/**
 * Reads an email from an authenticated sender in chunks, with pauses that keep the event loop free.
 * @throws DomainError body_too_large, request_incomplete
 */
export async function readEmail(request: Request): Promise<SharedBody> {
  const hash = createHash('sha256')
  const memory = new SharedArrayBuffer(0, { maxByteLength: EMAIL_LIMIT })
  for await (const chunk of readPieces(request, EMAIL_LIMIT)) {
    const size = memory.byteLength
    memory.grow(size + chunk.byteLength)
    new Uint8Array(memory, size).set(chunk)
    hash.update(chunk)
    const isNextTurn = Math.floor(memory.byteLength / EMAIL_TURN) > Math.floor(size / EMAIL_TURN)
    if (isNextTurn) await pause(EMAIL_TURN_MS)
  }
  return { content: new Uint8Array(memory, 0, memory.byteLength), digest: hash.digest('hex') }
}

/** Streams a body within a limit. @throws DomainError body_too_large, request_incomplete */
export async function* readPieces(request: Request, limit: number): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader()
  let size = 0
  for (;;) {
    const { done, value } = reader
      ? await reader.read().catch(brokenOff)
      : { done: true, value: undefined }
    if (done || !value) return
    size += value.byteLength
    if (size > limit) {
      // Stop reading, so that a client can't keep the server busy with the rest of the body.
      await reader?.cancel()
      throw new DomainError('body_too_large', `The limit is ${limit} bytes.`)
    }
    yield value
  }
}

async function readLimited(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readPieces(request, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

// The client disconnected, which must not be mistaken for a broken connection of the server itself.
function brokenOff(error: unknown): never {
  throw new DomainError('request_incomplete', 'The sender broke off.', { cause: error })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new DomainError('malformed_json', 'The body is not JSON.')
  }
}
