import { useEffect, useRef } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import {
  memberFaults,
  type MemberChoice,
  type MemberCheckoutChoices,
} from '@/domain/shop/checkout/member-order'
import type { FindCountry } from '@/domain/shop/checkout/checkout-form'
import { fullName } from '@/domain/kit/person-name'
import type { MemberCheckout } from '@/contract/shop/checkout/checkout'
import { addressTyped, selectCheckout } from '@/store/checkout/checkout-slice'
import { memberOrderBody } from '@/store/checkout/member-body'
import { placeMemberOrder } from '@/store/checkout/member-thunks'

import { useAuth } from '@/hooks/account/auth/use-auth'
import { useOrderForm } from './use-checkout-form'
import { useAppDispatch, useAppSelector } from '@/hooks/kit/use-store'

interface Options {
  checkout: MemberCheckout
  choice: MemberChoice
  wishes: MemberCheckoutChoices
  findCountry: FindCountry
}

/** Prefills a typed address with the name of the account (WCAG 3.3.7). See `useOrderForm`. */
export function useMemberForm({ checkout, choice, wishes, findCountry }: Options) {
  const dispatch = useAppDispatch()
  const { form } = useAppSelector(selectCheckout)
  const { user } = useAuth()
  const ownName = choice.shipping === 'typed' && user ? fullName(user) : ''
  const isNameless = useRef(form.shipping.name === '')

  useEffect(() => {
    if (!isNameless.current || ownName === '') return
    isNameless.current = false
    dispatch(addressTyped({ kind: 'shipping', change: { name: ownName } }))
  }, [dispatch, ownName])

  async function submitOrder(): Promise<ApiError | null> {
    const order = {
      choice,
      promoCode: checkout.promo.state === 'applied' ? checkout.promo.code : null,
      assemblyDealerId: checkout.quote.assembly?.dealer_id ?? null,
      isCreditUsed: wishes.isCreditUsed,
      isSaved: wishes.isSaved,
      total: checkout.quote.totals.total,
      documents: checkout.documents.map(({ id }) => id),
    }
    const body = memberOrderBody(form, order, findCountry)
    const answer = await dispatch(placeMemberOrder({ body }))
    return placeMemberOrder.rejected.match(answer) ? (answer.payload ?? null) : null
  }

  return useOrderForm({ faults: memberFaults(form, choice, findCountry), submitOrder })
}
