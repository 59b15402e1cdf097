import type { Mutant } from './mutant'

export const SESSIONS: Mutant[] = [
  {
    rule: 'a token ends',
    line: "gt(accessTokens.expires_at, sql.placeholder('now')),",
    broken: '',
    tests: [
      'server/account/profile/login',
      'server/account/profile/renewal',
      'server/account/profile/doors',
    ],
  },
  {
    rule: 'a revoked session has no rights',
    line: 'isNull(sessions.revoked_at),\n    isNull(users.disabled_at),',
    broken: 'isNull(users.disabled_at),',
    tests: [
      'server/account/profile/renewal',
      'server/account/profile/session-rights',
      'server/account/profile/login',
    ],
  },
  {
    rule: 'a disabled account has no rights',
    line: 'isNull(users.disabled_at),\n    or(',
    broken: 'or(',
    tests: ['server/account/profile/disabled'],
  },
  {
    rule: 'the second factor belongs to the session',
    line: 'or(isNull(users.totp_confirmed_at), gte(sessions.second_factor_at, users.totp_confirmed_at)),',
    broken: '',
    tests: ['server/account/profile/session-rights', 'server/account/profile/second-factor'],
  },
  {
    rule: 'a copied refresh credential ends the session',
    line: "return isStale ? 'reused' : 'good'",
    broken: "return 'good'",
    tests: ['server/account/profile/renewal'],
  },
  {
    rule: 'a refresh credential works in its browser only',
    line: "if (!isSameSecret(sha256(deviceOf(browser) ?? ''), session.device_hash)) return 'device'",
    broken: '',
    tests: ['server/account/profile/renewal'],
  },
  {
    rule: 'wrong passwords slow down',
    line: 'setWhere: isDue,',
    broken: 'setWhere: undefined,',
    tests: [
      'server/account/profile/login',
      'server/account/profile/second-factor',
      'server/account/profile/doors',
    ],
  },
  {
    rule: 'a code counts once',
    line: 'and(eq(users.id, user.id), or(isNull(users.totp_last_step), lt(users.totp_last_step, step))),',
    broken: 'eq(users.id, user.id),',
    tests: ['server/account/profile/second-factor', 'server/account/profile/session-rights'],
  },
]
