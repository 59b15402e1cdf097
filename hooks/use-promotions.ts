import type { ApiError } from '@/contract/errors'
import { soundMembers } from '@/domain/form-draft'
import { saidFaults } from '@/domain/form-faults'
import { promoCode } from '@/domain/promo'
import { promotionFaults } from '@/domain/promotion-form'
import { promotions as texts } from '@/messages/promotions'
import { apiErrorOf } from '@/services/http/failure'
import type { Promotion } from '@/services/promotions'
import { SESSION_KEYS } from '@/utils/session-keys'

import { sessionDraft } from './session-draft'
import { EMPTY, FIELDS, NAMES, ruleOf, typedOf, type Typed } from './typed-promotion'
import { useAction } from './use-action'
import { useForm } from './use-form'
import { useKeptRequest } from './use-kept-request'
import { useRequest } from './use-request'

export type { Promotion } from '@/services/promotions'

/** All promo codes with what each brought. */
export function usePromotions() {
  const { state, set, ...list } = useKeptRequest('promotions', ({ promotions }) =>
    promotions.list(),
  )
  return {
    ...list,
    state,
    put: (saved: Promotion) => {
      if (state.status !== 'ready') return
      const isKnown = state.data.some(({ code }) => code === saved.code)
      const others = isKnown ? state.data : [saved, ...state.data]
      set(others.map((one) => (one.code === saved.code ? saved : one)))
    },
  }
}

const isChangedError = (error: ApiError) =>
  error.kind === 'problem' && error.code === 'promotion_changed'

interface Editing {
  /** Null for a new one. */
  promotion: Promotion | null
  onSaved: (saved: Promotion) => void
  /** Somebody else changed it first. */
  onChanged: () => void
}

/**
 * Adds or changes a promo code; what is typed stays until it is saved, also over a reload. Where somebody else saved
 * meanwhile, `isNews` says so, and saving over it is a choice.
 */
export function usePromotionForm({ promotion, onSaved, onChanged }: Editing) {
  const saved = typedOf(promotion)
  const draft = sessionDraft<Typed>(
    `${SESSION_KEYS.promotionDraft}_${promotion?.code ?? ''}`,
    (kept) => soundMembers(kept, EMPTY),
  )
  const controls = useForm<Typed, string>({
    initial: saved,
    check: (typed) => saidFaults(promotionFaults(typed), texts),
    names: NAMES,
    draft,
    send: async ({ form, services: { promotions } }) => {
      const rule = ruleOf(form, promotion)
      try {
        const done = promotion
          ? await promotions.change(promotion.code, { ...rule, seen: promotion.seen })
          : await promotions.add({ ...rule, code: promoCode(form.code) })
        controls.renew(typedOf(done))
        onSaved(done)
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        if (isChangedError(error)) onChanged()
        return error
      }
    },
  })
  const { form, error } = controls
  const isTouched = FIELDS.some((name) => form[name] !== saved[name])
  return {
    ...controls,
    // What is new says it already.
    error: error && isChangedError(error) ? null : error,
    isTouched,
    isNews: isTouched && form.seen !== saved.seen,
    discard: () => {
      controls.renew(saved)
      draft.remove()
    },
  }
}

/** Products that a code can count for. @param q part of a title */
export function usePromotionProducts(q: string) {
  return useRequest(q.trim() === '' ? null : `promotion-products ${q}`, ({ promotions }) =>
    promotions.products(q),
  )
}

/** Ends a promo code. */
export function usePromotionEnd(code: string) {
  return useAction(({ promotions }) => promotions.end(code))
}
