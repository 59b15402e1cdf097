interface SoldCard {
  state: 'active' | 'redeemed' | 'void'
  send_at: Date | null
  sent_at: Date | null
}

export const GIFT_STATES = ['unpaid', 'waiting', 'sent', 'ended'] as const

export interface GiftState {
  state: (typeof GIFT_STATES)[number]
  /** Actual or scheduled sending time; null for a card that isn't sent. */
  at: Date | null
}

/** Returns the state of a line's gift cards. @param cards none before the payment */
export function giftStateOf(cards: readonly SoldCard[]): GiftState {
  if (cards.length === 0) return { state: 'unpaid', at: null }
  const waiting = cards.find(({ state, sent_at }) => state === 'active' && sent_at === null)
  if (waiting) return { state: 'waiting', at: waiting.send_at }
  const sent = cards.flatMap(({ sent_at }) => sent_at ?? [])
  const last = sent.sort((a, b) => b.getTime() - a.getTime())[0]
  return last ? { state: 'sent', at: last } : { state: 'ended', at: null }
}
