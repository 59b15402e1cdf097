import { Kept } from '@/components/ui/kept'

import type { AccessoryBelowProps, GiftCardBelowProps } from './accessory-below'

const load = () => import('./accessory-below')
const WAITING = <div className="min-h-screen" />

/** What follows the purchase, in a browser: the markup of the server, and its code when the visitor comes near. */
export function AccessoryBelow(props: AccessoryBelowProps) {
  return (
    <Kept load={load} waiting={WAITING}>
      {(module) => <module.AccessoryBelow {...props} />}
    </Kept>
  )
}

/** The same of a gift card. */
export function GiftCardBelow(props: GiftCardBelowProps) {
  return (
    <Kept load={load} waiting={WAITING}>
      {(module) => <module.GiftCardBelow {...props} />}
    </Kept>
  )
}
