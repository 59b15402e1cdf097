import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

import { KEY_PREFIX } from '@/utils/api-key'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 178 random bits. */
const RANDOM = 30
const CHECKSUM = 6
const PATTERN = new RegExp(`^${KEY_PREFIX}([0-9A-Za-z]{${RANDOM}})([0-9A-Za-z]{${CHECKSUM}})$`)

/** Returns a new API key: prefix, random characters and their checksum, by which scanners of secrets know it. */
export function newKeyText(): string {
  const random = Array.from({ length: RANDOM }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return `${KEY_PREFIX}${random}${checksumOf(random)}`
}

/** Whether a bearer token is meant as an API key. */
export const isKeyText = (token: string) => token.startsWith(KEY_PREFIX)

/** Whether the checksum is right, so that typos are refused without a query. */
export function isWellFormedKey(token: string): boolean {
  const [, random = '', checksum] = PATTERN.exec(token) ?? []
  return checksum !== undefined && checksumOf(random) === checksum
}

/** What staff recognize a key by. @example 'nk_live_…x9Tq' */
export const keyHint = (text: string) => `${KEY_PREFIX}…${text.slice(-4)}`

/** CRC-32 in base 62. */
function checksumOf(random: string): string {
  let rest = crc32(random)
  let digits = ''
  while (digits.length < CHECKSUM) {
    digits = `${ALPHABET[rest % ALPHABET.length]}${digits}`
    rest = Math.floor(rest / ALPHABET.length)
  }
  return digits
}
