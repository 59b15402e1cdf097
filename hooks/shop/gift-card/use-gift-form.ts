import { giftDayMessages } from '@/contract/shop/cart/gift-day-messages'
import { soundMembers } from '@/domain/kit/form-draft'
import { faultMessages } from '@/domain/kit/form-faults'
import { shopDay } from '@/domain/shop/gift-card/gift-day'
import { giftFaults, typedGift, type GiftForm } from '@/domain/shop/gift-card/gift-form'
import { giftForm as texts } from '@/messages/shop/gift-card/gift-form'
import { SESSION_KEYS } from '@/utils/session-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useForm } from '@/hooks/kit/use-form'
import { useGoodsCart, type CartGoods } from '@/hooks/shop/goods/use-goods-cart'

const EMPTY: GiftForm = { to_name: '', to_email: '', from_name: '', message: '', send_on: '' }

const draft = sessionDraft<GiftForm>(SESSION_KEYS.giftDraft, (stored) =>
  soundMembers(stored, EMPTY),
)

/** Keeps the draft until the card is added. @param dollars whole dollars; null while invalid */
export function useGiftForm(
  card: CartGoods,
  { dollars, onWrongAmount }: { dollars: number | null; onWrongAmount: () => void },
) {
  const { addGiftCard } = useGoodsCart()
  const today = shopDay(new Date())
  const controls = useForm({
    initial: EMPTY,
    check: (typed) => faultMessages(giftFaults(typed, today), { ...texts, ...giftDayMessages }),
    names: NAMES,
    send: async ({ form }) => {
      if (dollars === null) return onWrongAmount()
      // The cart reports its own errors; the input stays here.
      if (await addGiftCard(card, dollars, typedGift(form, today))) clear()
    },
    draft: { ...draft, remove: () => undefined },
  })

  /** Keeps the sender for the next card. */
  function clear() {
    draft.remove()
    controls.renew({ to_name: '', to_email: '', message: '' })
  }

  return controls
}

/** The API names fields by their index in the list of items. */
const NAMES = Object.fromEntries(
  Object.keys(EMPTY).map((name) => [`items.0.gift.${name}`, name as keyof GiftForm]),
)
