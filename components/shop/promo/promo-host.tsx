import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

import { ANNOUNCEMENT_SLOT } from '@/components/kit/layout/announcement-strip'
import { PROMO_SLOT } from '@/components/kit/layout/promo-slot'
import { useCurrentPath } from '@/components/kit/layout/use-current-path'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useReturnFocus } from '@/components/kit/ui/use-return-focus'
import { showsPromo } from '@/domain/kit/promo-positions'
import { usePromo } from '@/hooks/shop/promo/use-promo'

import { PromoBanner } from './promo-banner'
import { PromoGraphic } from './promo-graphic'

const loadPopup = () => import('./promo-popup')

export function PromoHost() {
  const path = useCurrentPath()
  const { banner, seasonal, isOpen, isRefused, dismiss, open, close, shopNow } = usePromo()
  const popup = useLazyModule(loadPopup, isOpen, close)
  useReturnFocus(isOpen)
  const slot = useSlot(PROMO_SLOT, path)
  const strip = useSlot(ANNOUNCEMENT_SLOT, path)
  if (!showsPromo(path)) return null
  return (
    <>
      {seasonal && slot && createPortal(<PromoGraphic offer={seasonal} onOpen={open} />, slot)}
      {banner && strip && createPortal(<PromoBanner banner={banner} onDismiss={dismiss} />, strip)}
      {seasonal && popup && (
        <popup.PromoPopup
          offer={seasonal}
          isOpen={isOpen}
          isRefused={isRefused}
          onShop={shopNow}
          onClose={close}
        />
      )}
    </>
  )
}

/** Returns the element with the given id in the current page's header, which differs between pages. */
function useSlot(id: string, path: string): HTMLElement | null {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- it is there after the page was rendered only
    setSlot(document.getElementById(id))
  }, [id, path])
  return slot
}
