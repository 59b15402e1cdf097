import { OPENING_SETTING, openingOf } from '@/domain/office/settings/opening'
import { readCatalog } from '@/server/catalog'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { Caller } from '@/server/kernel/http/caller'
import type { RequestContext } from '@/server/kernel/http/router'
import { isAdmitted } from '@/utils/shop-preview'

/**
 * Before the shop opens, only staff and browsers with a preview link may order.
 * @throws DomainError shop_closed
 */
export async function requireOpen(
  { db, header }: Pick<RequestContext, 'db' | 'header'>,
  caller: Caller | null = null,
): Promise<void> {
  const opening = openingOf((await readCatalog(db)).settings[OPENING_SETTING])
  if (caller?.role || isAdmitted(opening, header('cookie'))) return
  throw new DomainError('shop_closed', 'The shop is not open yet.')
}
