import type { Draft } from '@/contract/office/drafts/drafts'

import { useLogoutRedirect } from '@/hooks/shop/payment/use-payment'
import { useRequest, useServices } from '@/hooks/kit/use-request'

export type DraftOrder = Draft
type DraftTotal = NonNullable<Draft['quote']>['totals']['total']

export function useDraftOrder(id: string, key: string) {
  return useRequest(`draft ${id} ${key}`, ({ orders }) => orders.readDraft({ id, key }))
}

export function useDraftPayment(id: string, key: string) {
  const services = useServices()
  const { leave, ...leaving } = useLogoutRedirect()
  return {
    ...leaving,
    pay: (provider: string, { documents }: Draft, expected_total: DraftTotal) =>
      leave(async () => {
        const agreed = { expected_total, documents: documents.map((one) => one.id) }
        const placed = await services.orders.payDraft({ provider, ...agreed, id, key })
        return placed.redirect_url
      }),
  }
}
