import type { Draft } from '@/contract/office/drafts/drafts'

import { useLogoutRedirect } from '@/hooks/shop/payment/use-payment'
import { useRequest, useServices } from '@/hooks/kit/use-request'

export type DraftOrder = Draft

export function useDraftOrder(id: string, key: string) {
  return useRequest(`draft ${id} ${key}`, ({ orders }) => orders.readDraft({ id, key }))
}

export function useDraftPayment(id: string, key: string) {
  const services = useServices()
  const { leave, ...leaving } = useLogoutRedirect()
  return {
    ...leaving,
    pay: (provider: string, expected_total: NonNullable<Draft['quote']>['totals']['total']) =>
      leave(async () => {
        const placed = await services.orders.payDraft({ provider, expected_total, id, key })
        return placed.redirect_url
      }),
  }
}
