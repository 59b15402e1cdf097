import type { ApiError } from '@/contract/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

/** Returns whether a call failed because the token has expired. */
export function isSignedOut(error: ApiError | null): boolean {
  return error?.kind === 'problem' && error.status === 401
}

/**
 * Sends a call of the cart. Its 401 renews nothing (spec §4 Token refresh: except the cart call), but loading the user
 * does; then the call is retried once.
 */
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
