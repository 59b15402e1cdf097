import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { IconButton } from '@/components/kit/ui/icon-button'
import type { SeasonalOffer } from '@/hooks/shop/promo/use-promo'
import { promo as texts } from '@/messages/shop/promo/promo'

import { GiftWheel } from './promo-graphic'
import { useConfetti } from './use-confetti'

interface PromoPopupProps {
  offer: SeasonalOffer
  isOpen: boolean
  /** Whether the clipboard denied access. */
  isRefused: boolean
  onShop: () => Promise<void>
  onClose: () => void
}

/** spec §2 Promo: the seasonal offer. */
export function PromoPopup({ isOpen, onClose, ...content }: PromoPopupProps) {
  const shop = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open={isOpen} onClose={onClose} initialFocus={shop} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-ink/60 transition-opacity duration-200 starting:opacity-0" />
      <Offer {...content} onClose={onClose} shop={shop} />
    </Dialog>
  )
}

type OfferProps = Omit<PromoPopupProps, 'isOpen'> & {
  shop: React.RefObject<HTMLButtonElement | null>
}

/** Remounted on each opening, which restarts the confetti. */
function Offer({ offer, isRefused, onShop, onClose, shop }: OfferProps) {
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const confetti = useConfetti(canvas, true)
  return (
    <>
      <div className="fixed inset-0 flex items-center justify-center overflow-y-auto p-4">
        <DialogPanel className="relative w-full max-w-lg rounded-lg p-6 stage transition duration-200 sm:p-8 starting:translate-y-3 starting:opacity-0">
          <span className="absolute top-3 right-3">
            <IconButton label={texts.close} tone="stage" onClick={onClose}>
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </span>
          <GiftWheel className="size-14" />
          <DialogTitle className="mt-4 pr-10 text-2xl font-semibold">{offer.title}</DialogTitle>
          <p className="mt-2 text-stage-mist">{offer.text}</p>
          <p className="mt-6 flex flex-wrap items-baseline gap-x-3 border-t border-stage-line pt-5">
            <span className="figures text-4xl font-semibold text-volt">{texts.percent(offer)}</span>
            <span className="text-xl">{texts.amount(offer)}</span>
          </p>
          <p className="mt-1 text-stage-mist">{texts.rule(offer)}</p>
          <Code code={offer.code} isRefused={isRefused} />
          <div className="mt-6 flex flex-wrap items-center gap-3">
            <Button ref={shop} tone="stage" size="large" onClick={() => void onShop()}>
              {texts.shopNow}
            </Button>
            {confetti.isRunning && (
              <Button tone="stage" variant="quiet" onClick={confetti.stop}>
                {texts.stopConfetti}
              </Button>
            )}
          </div>
        </DialogPanel>
      </div>
      {confetti.isRunning && (
        <canvas
          ref={setCanvas}
          aria-hidden="true"
          className="pointer-events-none fixed inset-0 size-full"
        />
      )}
    </>
  )
}

/** The promo code; selected if the clipboard denied access. */
function Code({ code, isRefused }: { code: string; isRefused: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isRefused) return
    field.current?.focus()
    field.current?.select()
  }, [isRefused])
  return (
    <div className="mt-6">
      <label className="flex flex-col gap-1.5 text-sm">
        {texts.code}
        <input
          ref={field}
          readOnly
          value={code}
          onFocus={({ target }) => target.select()}
          className="min-h-touch w-full rounded border border-stage-edge bg-transparent px-3.5 figures text-lg text-paper"
        />
      </label>
      {isRefused && (
        <p role="alert" className="mt-2 text-sm">
          {texts.notCopied}
        </p>
      )}
    </div>
  )
}
