import { useState } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { LinkLikeButton } from '@/components/account/addresses/link-like-button'
import { checkout as texts } from '@/messages/shop/checkout/checkout'

import { FormGroup } from './order-form'
import type { AssemblyChoiceProps } from './assembly-dealers'

const loadDealers = () => import('./assembly-dealers')

/** Delivery to the door, or to a dealer who assembles the bikes; collapsed, because few users need it. */
export function AssemblyChoice(props: AssemblyChoiceProps) {
  const { checkout, controls } = props
  const [isOpen, setOpen] = useState(false)
  const dealers = useLazyModule(loadDealers, isOpen, () => setOpen(false))
  const { assembly, bikes } = checkout.quote
  const isGone = controls.form.assembly_dealer_id !== null && !assembly
  if (bikes === 0 && !isGone) return null
  return (
    <FormGroup title={texts.assemblyTitle}>
      {isOpen && dealers && <dealers.AssemblyDealers {...props} />}
      {isOpen && !dealers && <Skeleton className="h-28 w-full" />}
      {!isOpen && (
        <div>
          <p>{assembly ? texts.assemblyChosen(assembly.title) : texts.assemblyDoor}</p>
          <LinkLikeButton onClick={() => setOpen(true)} aria-expanded={false}>
            {assembly ? texts.assemblyChange : texts.assemblyDealer}
          </LinkLikeButton>
        </div>
      )}
      <p role="status" className="text-sm text-warn empty:hidden">
        {isGone && !isOpen && texts.assemblyGone}
      </p>
    </FormGroup>
  )
}
