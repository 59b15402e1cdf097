import type { Db } from '@/server/kernel/db/client'
import type { Deps } from '@/server/kernel/deps'
import type { LetterRow } from '@/server/kernel/mail/letter'
import { queueLetter } from '@/server/kernel/mail/queue-letter'
import { deriveKey } from '@/server/kernel/ports/ids'
import type { PricedCart } from '@/server/pricing/cart/price-cart'
import { dateInLetter, money } from '@/utils/format'

import type { DraftRow } from './queries'

type LinkDeps = Pick<Deps, 'secret' | 'shopUrl'>

export const draftKey = ({ secret }: Pick<Deps, 'secret'>, id: number) =>
  deriveKey(secret, 'draft', String(id))

/** Builds the URL where a draft is paid. Anyone with the link can read the draft. */
export const draftUrl = (deps: LinkDeps, id: number) =>
  `${deps.shopUrl}/orders/draft-${id}/${draftKey(deps, id)}`

export async function queueDraft(
  deps: LinkDeps & Pick<Deps, 'clock'>,
  tx: Db,
  { draft, priced }: { draft: DraftRow; priced: PricedCart },
): Promise<void> {
  const { totals, shown } = priced.quote
  const until = dateInLetter(draft.expires_at.toISOString().slice(0, 10))
  await queueLetter(deps, tx, {
    kind: `draft_${draft.id}_${draft.sends}`,
    recipient: draft.email,
    letter: {
      subject: `Your order is ready to pay: ${draft.title}`,
      title: 'Your order is ready to pay',
      preview: `${money(totals.total)}, until ${until}`,
      paragraphs: [
        `As we agreed, we’ve put together your order for ${draft.shipping_address.name}. Check it and pay by ${until}. We start with your payment, and nothing is set aside before that.`,
      ],
      tables: [
        {
          title: 'Your order',
          rows: [
            ...priced.lines.map(({ title, count, shown_total_price }): LetterRow => [
              `${count} × ${title}`,
              money(shown_total_price),
            ]),
            ...(shown.discount > 0
              ? [[draft.discount_reason ?? 'Discount', money(-shown.discount)] as LetterRow]
              : []),
            ['Shipping', money(shown.shipping)],
            [
              shown.includes_tax ? `Including ${totals.tax_title}` : totals.tax_title,
              money(totals.tax),
            ],
            ['Total', money(totals.total)],
          ],
        },
      ],
      action: { label: 'Check and pay', url: draftUrl(deps, draft.id) },
      closing: 'Something isn’t right? Reply to this email before you pay.',
    },
  })
}
