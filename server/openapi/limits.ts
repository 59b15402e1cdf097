import { LIMITS, type LimitName, type LimitSubject } from '@/domain/kit/rate-limits'

import type { Json } from './wire-schemas'

export function limitOf(name: LimitName): Json {
  const [requests, seconds, per] = LIMITS[name]
  return { requests, seconds, per }
}

const SUBJECTS: Record<LimitSubject, string> = {
  address: 'per network address',
  user: 'per user',
  key: 'per API key',
  email: 'per email address',
  session: 'per session',
  ticket: 'per ticket',
  shop: 'for the whole shop',
}

export function limitText(name: LimitName): string {
  const [requests, seconds, per] = LIMITS[name]
  return `${requests} requests in ${seconds} seconds ${SUBJECTS[per]}`
}
