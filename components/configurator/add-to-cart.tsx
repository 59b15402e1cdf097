import { ShoppingBag } from 'lucide-react'
import { useId } from 'react'

import { Button } from '@/components/ui/button'
import type { Configurator } from '@/hooks/use-configurator'
import { useConfiguratorSave } from '@/hooks/use-configurator-save'
import { configurator as texts } from '@/messages/configurator'

/** Adds or saves the build. While a rule is broken it says why instead, and stays where the keyboard finds it. */
export function AddToCart({ configurator }: { configurator: Configurator }) {
  const { blocked, configuration } = configurator
  const { save, isSaving } = useConfiguratorSave(configurator)
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
        isLoading={isSaving}
        onClick={save}
        aria-disabled={blocked ? true : undefined}
        aria-describedby={blocked ? id : undefined}
        className="min-h-12 aria-disabled:opacity-45"
      >
        <ShoppingBag aria-hidden="true" className="size-4" />
        {labelOf(configuration)}
      </Button>
    </div>
  )
}

function labelOf({ edit, hasAddedToCart }: Configurator['configuration']): string {
  if (!edit) return hasAddedToCart ? texts.addAgain : texts.addToCart
  if (hasAddedToCart) return texts.savedChanges
  return edit.ordered ? texts.addUpgrade : texts.saveChanges
}
