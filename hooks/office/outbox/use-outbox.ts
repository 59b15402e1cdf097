import type { WireMail } from '@/contract/office/outbox/outbox'

import { useRequest } from '@/hooks/kit/use-request'

/** Loads the latest emails of the shop, newest first; in development only. */
export function useOutbox() {
  return useRequest<WireMail[]>('outbox', ({ outbox }) => outbox.list())
}
