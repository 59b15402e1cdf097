import type { WireMail } from '@/contract/outbox'

import { useRequest } from './use-request'

/** Loads the latest emails of the shop, newest first; in development only. */
export function useOutbox() {
  return useRequest<WireMail[]>('outbox', ({ outbox }) => outbox.list())
}
