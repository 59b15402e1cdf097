import type { AxiosInstance } from 'axios'

import { publicSettings } from '@/utils/public-settings'
import { LOCAL_KEYS, localStore } from '@/utils/storage'

import { readAccessToken, removeAccessToken, writeAccessToken } from './access-token'
import type { Credential, Login, Session, SessionEnd } from './session-types'

/** Creates a session that lazy-loads renewals. @param client client of the host that logs in */
export function createSession(client: () => Promise<AxiosInstance>): Session {
  let memory: { mark: string; credential: Credential | null } | null = null
  let tell: (reason: SessionEnd) => void = () => {}
  let renewal: Promise<string | null> | undefined

  const session: Session = {
    token: readAccessToken,
    mark: () => localStore.readText(LOCAL_KEYS.sessionMark) ?? memory?.mark ?? null,

    open(answer, login) {
      session.close()
      writeAccessToken(answer.token, login?.remember ?? false)
      const password = answer.refresh ?? typedPassword(login)
      const email = login?.email ?? ''
      memory = {
        mark: `${Date.now()}-${Math.random()}`,
        credential: password === undefined ? null : { email, password },
      }
      localStore.writeText(LOCAL_KEYS.sessionMark, memory.mark)
      if (password === undefined) return
      localStore.writeText(LOCAL_KEYS.email, email)
      localStore.writeText(LOCAL_KEYS.password, password)
      localStore.writeText(LOCAL_KEYS.remember, String(login?.remember ?? false))
    },

    replace({ token, refresh }) {
      const isStored = localStore.readText(LOCAL_KEYS.password) !== null
      writeAccessToken(token, localStore.readText(LOCAL_KEYS.remember) === 'true')
      if (refresh === undefined) return
      if (memory?.credential) memory.credential.password = refresh
      if (isStored) localStore.writeText(LOCAL_KEYS.password, refresh)
    },

    // Storage is shared with other tabs, so its values are newer.
    credential() {
      const email = localStore.readText(LOCAL_KEYS.email)
      const password = localStore.readText(LOCAL_KEYS.password)
      if (email !== null && password !== null) return { email, password }
      return memory && memory.mark === session.mark() ? memory.credential : null
    },

    close() {
      memory = null
      removeAccessToken()
      for (const key of STORED) localStore.remove(key)
    },

    end(reason) {
      session.close()
      tell(reason)
    },

    onEnded(listener) {
      tell = listener
    },

    renew(spent) {
      renewal ??= import('./renew')
        .then(({ renew }) => renew({ session, client, spent }))
        .finally(() => {
          renewal = undefined
        })
      return renewal
    },

    // Ignore failures, because the renewal's callers report them.
    settled: async () => void (await renewal?.catch(() => null)),
  }
  return session
}

const STORED = [
  LOCAL_KEYS.email,
  LOCAL_KEYS.password,
  LOCAL_KEYS.remember,
  LOCAL_KEYS.sessionMark,
] as const

/** Returns the typed password for third-party hosts without refresh credentials, as in spec §4. */
function typedPassword(login: Login | undefined): string | undefined {
  return publicSettings().apiHost ? login?.password : undefined
}
