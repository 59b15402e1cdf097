import { eq, inArray, or } from 'drizzle-orm'

import type { Db } from '@/server/kernel/db/client'
import { personalRows, type PersonalRows } from '@/server/kernel/db/personal-rows'
import { documents } from '@/server/kernel/db/schema/orders/documents'
import { mailOutbox } from '@/server/kernel/db/schema/system/mail'
import type { ShopEvent } from '@/server/kernel/events/shop-events'
import { ownOrderIds } from '@/server/orders'

export async function exportLetters(
  _: unknown,
  tx: Db,
  { user, add }: ShopEvent<'AccountExported'>,
) {
  const ids = ownOrderIds(tx, user.id)
  const ofUser = or(eq(mailOutbox.user_id, user.id), inArray(mailOutbox.order_id, ids))
  const letters = await personalRows(tx, mailOutbox, ofUser)
  add({
    documents: await personalRows(tx, documents, inArray(documents.order_id, ids)),
    // Omits texts that may contain one-time links or the code of a gift card's recipient.
    mail_outbox: letters.map((letter) => (isOpenSecret(letter) ? { ...letter, text: '' } : letter)),
  })
}

const isOpenSecret = ({ status, kind }: PersonalRows[number]) =>
  status === 'queued' || status === 'stale' || String(kind).startsWith('gift_card:')
