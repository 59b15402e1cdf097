import { hash, verify } from '@node-rs/argon2'

import { normalizePassword } from '@/domain/account/auth/password-rules'

import { createConcurrencyLimiter } from './concurrency-limiter'

/** Slow password hashing, limited so that a flood of logins can't starve the rest of the shop. */
export interface Passwords {
  /** Returns an argon2id hash in PHC form. @throws DomainError server_busy */
  hash(password: string): Promise<string>
  /** Takes as long without a password (null), against timing leaks. @throws DomainError server_busy */
  verify(stored: string | null, password: string): Promise<PasswordMatch>
}

/** 'outdated': correct, but hashed with different parameters or before passwords were normalized. */
type PasswordMatch = 'wrong' | 'right' | 'outdated'

/** argon2 parameters: memory in KiB, passes and lanes. */
interface Cost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

// OWASP's parameters for servers with little memory; a hash takes about 22 ms here. The library's default algorithm
// is argon2id.
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
// A hash fills a core. The pause leaves half of the core to pages, and two thirds under load, because logins may wait
// but pages may not.
const LANE = { atOnce: 1, mostWaiting: 64, restsAsLongAsItWorked: true, manyWaiting: 8 }
/** Hash of a discarded random text, with the same parameters. */
const DUMMY =
  '$argon2id$v=19$m=19456,t=2,p=1$xtWXIdE2fMMa6qtFAICGuw$/QZOMu+g/BkClGliuys68i6YuBy9Ngfa01GlgKDpIlk'

/** @param cost lower in tests only */
export function argonPasswords(cost: Cost = COST): Passwords {
  const lane = createConcurrencyLimiter(LANE)
  return {
    hash: (password) => lane(() => hash(normalizePassword(password), cost)),
    verify: (stored, password) => lane(() => findMatch(stored, password, prefixOf(cost))),
  }
}

async function findMatch(
  stored: string | null,
  password: string,
  prefix: string,
): Promise<PasswordMatch> {
  const normalized = normalizePassword(password)
  for (const form of new Set([normalized, password, password.normalize('NFD')])) {
    const isRight = await verify(stored ?? DUMMY, form)
    if (stored === null || !isRight) continue
    return form === normalized && stored.startsWith(prefix) ? 'right' : 'outdated'
  }
  return 'wrong'
}

function prefixOf({ memoryCost, timeCost, parallelism }: Cost): string {
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`
}
