import type { ApiError } from '@/contract/errors'
import { apiErrorOf } from '@/services/http/failure'
import type { Services } from '@/services/services'

/** Whether a call failed because the token has run out. */
export function isSignedOut(error: ApiError | null): boolean {
  return error?.kind === 'problem' && error.status === 401
}

/**
 * Sends a call of the cart. Its 401 renews nothing (spec §4 Token refresh: except the cart call), but asking who
 * visits does; with the token of that renewal the call is sent once more, never again.
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
