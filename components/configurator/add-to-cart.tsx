import { ShoppingBag } from 'lucide-react'
import { useId } from 'react'

import { Button } from '@/components/ui/button'
import type { Configurator } from '@/hooks/use-configurator'
import { configurator as texts } from '@/messages/configurator'

/** Adds the build. While a rule is broken it says why instead, and stays where the keyboard finds it. */
export function AddToCart({ configurator }: { configurator: Configurator }) {
  const { build, blocked, configuration, actions } = configurator
  const id = useId()
  return (
    <div className="sm:max-w-80 sm:min-w-48">
      {blocked && (
        <p id={id} className="mb-1.5 line-clamp-3 text-sm text-warn">
          {blocked}
        </p>
      )}
      <Button
        isWide
        onClick={() => {
          if (!blocked) actions.addToCart(build)
        }}
        aria-disabled={blocked ? true : undefined}
        aria-describedby={blocked ? id : undefined}
        className="min-h-12 aria-disabled:opacity-45"
      >
        <ShoppingBag aria-hidden="true" className="size-4" />
        {configuration.hasAddedToCart ? texts.addAgain : texts.addToCart}
      </Button>
    </div>
  )
}
