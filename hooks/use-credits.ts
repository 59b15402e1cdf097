import { useAction } from './use-action'
import { useRequest } from './use-request'

/** Balance and ledger of the user's store credit, a page at a time. */
export function useCredits(page: number) {
  return useRequest(`credits ${page}`, ({ credits }) => credits.read(page))
}

/** Turns a gift card into store credit. */
export function useGiftCardRedemption() {
  return useAction(({ credits }, code: string) => credits.redeem(code))
}
