import type { WireMail } from '@/contract/outbox'

import { useRequest } from './use-request'

/** The latest mails of the shop, newest first; on a developer's machine only. */
export function useOutbox() {
  return useRequest<WireMail[]>('outbox', ({ outbox }) => outbox.list())
}
