import { useAction } from './use-action'
import { useRequest } from './use-request'

/** Balance and ledger of the user's store credit, paginated. */
export function useCredits(page: number) {
  return useRequest(`credits ${page}`, ({ credits }) => credits.read(page))
}

/** Redeems a gift card for store credit. */
export function useGiftCardRedemption() {
  return useAction(({ credits }, code: string) => credits.redeem(code))
}
