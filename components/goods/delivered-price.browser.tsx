import { Kept } from '@/components/ui/kept'

import type { DeliveredPriceProps } from './delivered-price'

const load = () => import('./delivered-price')

/** The delivered price in a browser: the markup of the server, and its code when the visitor comes near. */
export function DeliveredPrice(props: DeliveredPriceProps) {
  return (
    <Kept load={load} waiting={<div className="min-h-80" />}>
      {(module) => <module.DeliveredPrice {...props} />}
    </Kept>
  )
}
