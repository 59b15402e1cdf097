import { createHmac, randomBytes } from 'node:crypto'

/** Refresh credential `rc1.<id>.<secret>`: 16-byte id, 32-byte secret; only its hash is stored. */
export interface RefreshCredential {
  id: string
  secret: string
}

const PATTERN = /^rc1\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

/** Parses a credential; returns null for anything else, such as a typed password. */
export function parseRefresh(text: string): RefreshCredential | null {
  const [, id, secret] = PATTERN.exec(text) ?? []
  return id && secret ? { id, secret } : null
}

export function writeRefresh({ id, secret }: RefreshCredential): string {
  return `rc1.${id}.${secret}`
}

export function newRefresh(): RefreshCredential {
  return { id: random(16), secret: random(32) }
}

/**
 * Derives the successor of a credential. It isn't random, so that presenting a parent twice (a lost response, two
 * tabs) returns the same child, and no secret has to be stored.
 */
export function childOf(key: string, parent: RefreshCredential, session: string) {
  const derive = (purpose: string) =>
    createHmac('sha256', key).update(`refresh-${purpose}:${session}:${parent.secret}`).digest()
  return {
    id: derive('id').subarray(0, 16).toString('base64url'),
    secret: derive('secret').toString('base64url'),
  }
}

export function accessTokenOf(key: string, { secret }: RefreshCredential, session: string): string {
  return createHmac('sha256', key).update(`access:${session}:${secret}`).digest('base64url')
}

export function deviceValue(held: string | undefined): string {
  return held !== undefined && /^[A-Za-z0-9_-]{43}$/.test(held) ? held : random(32)
}

const random = (bytes: number) => randomBytes(bytes).toString('base64url')
