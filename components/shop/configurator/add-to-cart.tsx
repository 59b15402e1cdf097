import { ShoppingBag } from 'lucide-react'
import { useId } from 'react'

import { Button } from '@/components/kit/ui/button'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { Configurator } from '@/hooks/shop/configurator/use-configurator'
import { isInCart } from '@/hooks/shop/configurator/use-upgrades-in-cart'
import { useConfiguratorSave } from '@/hooks/shop/configurator/use-configurator-save'
import { configurator as texts } from '@/messages/shop/configurator/configurator'

import { loadDestinationFix } from './lazy-parts'
import { ShipTo } from './ship-to'

/** Shows a violated rule instead of adding the build; the button stays focusable. */
export function AddToCart({ configurator }: { configurator: Configurator }) {
  const { blocked, violations, rules } = configurator
  const { save, isSaving } = useConfiguratorSave(configurator)
  const id = useId()
  const isForbidden = violations.length > 0 && !rules
  const module = useLazyModule(loadDestinationFix, isForbidden)
  return (
    <div className="flex flex-wrap items-end gap-x-2 gap-y-1.5 sm:max-w-100">
      {blocked && (
        <p id={id} className="line-clamp-3 w-full text-sm text-warn">
          {blocked}
        </p>
      )}
      {module && isForbidden && <module.DestinationFixButton configurator={configurator} />}
      <ShipTo destination={configurator.place} />
      <Button
        id="add-to-cart"
        isLoading={isSaving}
        onClick={save}
        aria-disabled={blocked ? true : undefined}
        aria-describedby={blocked ? id : undefined}
        className="flex-1 whitespace-nowrap aria-disabled:opacity-45 sm:min-w-48"
      >
        <ShoppingBag aria-hidden="true" className="size-4" />
        {labelOf(configurator)}
      </Button>
    </div>
  )
}

function labelOf({ configuration, inCart, build }: Configurator): string {
  const { edit, hasAddedToCart } = configuration
  // The upgrade may have been removed from the cart since it was saved.
  if (edit?.ordered) return isInCart(inCart, build) ? texts.savedChanges : texts.addUpgrade
  if (!edit) return hasAddedToCart ? texts.addAgain : texts.addToCart
  if (hasAddedToCart) return texts.savedChanges
  return texts.saveChanges
}
