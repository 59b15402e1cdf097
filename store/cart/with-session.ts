import type { ApiError } from '@/contract/kit/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

export function isSignedOut(error: ApiError | null): boolean {
  return error?.kind === 'problem' && error.status === 401
}

/** Renews the token of a cart call by loading the user, then retries once (spec §4 Token refresh). */
export async function withSession<Answer>(
  services: Services,
  send: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send()
  } catch (thrown) {
    if (!isSignedOut(apiErrorOf(thrown))) throw thrown
    await services.account.me()
    return send()
  }
}
