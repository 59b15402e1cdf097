import { eq, inArray, or } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { ownRows, personalRows } from '@/server/kernel/db/personal-rows'
import { giftCards } from '@/server/kernel/db/schema/orders/gift-card'
import { ledgerAccounts, ledgerTransfers } from '@/server/kernel/db/schema/payments/ledger'
import type { ShopEvent } from '@/server/kernel/events/shop-events'

export async function exportCredit(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const { id, user_id } = ledgerAccounts
  const ids = tx.select({ id }).from(ledgerAccounts).where(eq(user_id, user.id))
  const { from_account, to_account } = ledgerTransfers
  const ofAccount = or(inArray(from_account, ids), inArray(to_account, ids))
  add({
    ...(await ownRows(tx, user.id, {
      ledger_accounts: [ledgerAccounts, user_id],
      gift_cards: [giftCards, giftCards.redeemed_by],
    })),
    ledger_transfers: await personalRows(tx, ledgerTransfers, ofAccount),
  })
}
