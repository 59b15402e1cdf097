import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'

export function useCredits(page: number) {
  return useRequest(`credits ${page}`, ({ credits }) => credits.read({ page }))
}

export function useGiftCardRedemption() {
  return useAction(({ credits }, code: string) => credits.redeem({ code }))
}
