import { useState } from 'react'

import type { DeliveryState } from '@/domain/office/webhooks/delivery'
import { useAction } from '@/hooks/kit/use-action'
import { useRequest } from '@/hooks/kit/use-request'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type { WebhookDeliveryRow } from '@/contract/office/webhooks/webhooks-routes'

export function useWebhookExamples() {
  return useRequest('webhook-examples', ({ webhooks }) => webhooks.events())
}

/** Loads the signing secret when it is asked for, and replaces it. */
export function useWebhookSecret(id: string) {
  return {
    read: useAction(({ webhooks }) => webhooks.secret({ id })),
    rotate: useAction(({ webhooks }) => webhooks.rotate({ id })),
  }
}

export function useWebhookFlow(id: string) {
  return {
    pause: useAction(({ webhooks }) => webhooks.pause({ id })),
    resume: useAction(({ webhooks }) => webhooks.resume({ id })),
  }
}

/** The log of a webhook: a page of deliveries, and a test. Its state follows from them, so both are renewed. */
export function useWebhookLog(id: string, onChanged: () => void) {
  const [state, setState] = useState<DeliveryState | ''>('')
  const [after, setAfter] = useState<string | null>(null)
  const list = useStaleIfErrorRequest(
    `webhook-deliveries ${id} ${state} ${after}`,
    ({ webhooks }) => webhooks.deliveries({ id, state: state || null, after }),
  )
  const test = useAction(({ webhooks }) => webhooks.test({ id }))
  return {
    ...{ list, test, state, after, setAfter },
    renew: () => {
      list.renew()
      onChanged()
    },
    filter: (chosen: DeliveryState | '') => {
      setState(chosen)
      setAfter(null)
    },
  }
}

export function useWebhookDelivery(id: string, delivery: number) {
  const request = useRequest(`webhook-delivery ${delivery}`, ({ webhooks }) =>
    webhooks.delivery({ id, delivery: String(delivery) }),
  )
  const resend = useAction(({ webhooks }) => webhooks.resend({ id, delivery: String(delivery) }))
  return { ...request, resend }
}
