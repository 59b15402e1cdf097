import { mockDeps } from '../../mocks/deps'
import { createApi } from '../../server/app'
import { closeDb } from '../../server/kernel/db/client'
import type { Deps } from '../../server/kernel/deps'
import { noLimits } from '../../server/kernel/ports/limits'
import { silentLog } from '../../server/kernel/ports/log'

const DAY_MS = 86_400_000

type SentOptions = { body?: unknown; token?: string | undefined }

export type MockClient = {
  deps: Deps
  /** Sends further calls as of some days ago. */
  goBack(days: number): void
  /** Returns the response's data. @throws Error if the API refuses the call */
  send<Data>(method: string, path: string, sent?: SentOptions): Promise<Data>
  close(): Promise<void>
}

/** Calls the API in process, at any time of the past. */
export function openClient(): MockClient {
  let ageMs = 0
  const clock = { now: () => new Date(Date.now() - ageMs) }
  const deps = { ...mockDeps(), clock, limits: noLimits, log: silentLog }
  const api = createApi(deps)
  return {
    deps,
    goBack: (days) => void (ageMs = days * DAY_MS),
    async send<Data>(method: string, path: string, { body, token }: SentOptions = {}) {
      const response = await api.request(path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
      return (JSON.parse(text) as { data: Data }).data
    },
    async close() {
      await deps.live.close()
      await closeDb()
    },
  }
}
