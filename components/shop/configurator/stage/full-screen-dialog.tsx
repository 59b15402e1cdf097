import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import { Maximize, X, ZoomIn, ZoomOut } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

import { IconButton } from '@/components/kit/ui/icon-button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { MOST_ZOOM, ZOOM_STEP } from '@/domain/shop/configurator/zoom'
import { useZoom } from '@/hooks/shop/configurator/use-zoom'
import { fullScreenTexts as texts } from '@/messages/shop/configurator/configurator-parts'

export interface FullScreenProps {
  isOpen: boolean
  onClose: () => void
  title: string
  bar?: ReactNode
  /** Running turntable of the page, if any; it moves into the dialog, and back on close. */
  turntable?: HTMLElement | null
  children: ReactNode
}

/** The dialog itself; lazy-loaded by `FullScreenView`. */
export function FullScreenDialog(props: FullScreenProps) {
  const { isOpen, onClose, title, bar, turntable, children } = props
  // The element that handles keys stays the same when the turntable is moved.
  const [turned] = useState(() => ({
    current: turntable?.querySelector<HTMLElement>('[data-parts]') ?? null,
  }))
  return (
    <Dialog open={isOpen} onClose={onClose} initialFocus={turned} className="relative z-50">
      <DialogPanel className="fixed inset-0 flex flex-col stage">
        <div className="flex items-center justify-between gap-4 px-5 py-3 lg:px-9">
          <DialogTitle className="text-xl font-semibold">{title}</DialogTitle>
          <IconButton tone="stage" label={texts.leave} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
        {bar}
        <div className="group/pane relative flex min-h-0 flex-1">
          <ZoomPane>{children}</ZoomPane>
          {turntable && <MovedHere turntable={turntable} />}
        </div>
      </DialogPanel>
    </Dialog>
  )
}

/** Moves the page's turntable into the dialog, because a second one would double the memory use. */
function MovedHere({ turntable }: { turntable: HTMLElement }) {
  const slot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const home = turntable.parentElement
    slot.current?.append(turntable)
    return () => home?.append(turntable)
  }, [turntable])
  return <div ref={slot} className="contents" />
}

function ZoomPane({ children }: { children: ReactNode }) {
  const { view, style, zoomBy, fit, handlers } = useZoom()
  const pane = useRef<HTMLDivElement>(null)
  const zoom = (factor: number) => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = pane.current ?? {}
    zoomBy(factor, { width, height })
  }
  return (
    <div className="relative min-w-0 flex-1 group-has-data-parts/pane:invisible">
      <div
        ref={pane}
        {...handlers}
        role="group"
        aria-label={texts.picture}
        // Focusable, because it handles keyboard input.
        tabIndex={0}
        className="size-full cursor-grab touch-none overflow-hidden -outline-offset-4 focus-visible:shadow-none focus-visible:outline-volt active:cursor-grabbing lg:-outline-offset-[1.75rem]"
      >
        <div style={style} className="pointer-events-none size-full">
          {children}
        </div>
      </div>
      <ZoomButtons scale={view.scale} onZoom={zoom} onFit={fit} />
    </div>
  )
}

interface ZoomButtonsProps {
  scale: number
  onZoom: (factor: number) => void
  onFit: () => void
}

function ZoomButtons({ scale, onZoom, onFit }: ZoomButtonsProps) {
  const [isLeast, isMost] = [scale <= 1, scale >= MOST_ZOOM]
  return (
    <div className="absolute right-3 bottom-3 flex gap-1 rounded bg-stage/80 lg:right-7 lg:bottom-5">
      <IconButton
        tone="stage"
        label={texts.zoomOut}
        aria-disabled={isLeast || undefined}
        onClick={() => onZoom(1 / ZOOM_STEP)}
        className="aria-disabled:opacity-40"
      >
        <ZoomOut aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        tone="stage"
        label={texts.fit}
        aria-disabled={isLeast || undefined}
        onClick={onFit}
        className="aria-disabled:opacity-40"
      >
        <Maximize aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        tone="stage"
        label={texts.zoomIn}
        aria-disabled={isMost || undefined}
        onClick={() => onZoom(ZOOM_STEP)}
        className="aria-disabled:opacity-40"
      >
        <ZoomIn aria-hidden="true" className="size-5" />
      </IconButton>
      <VisuallyHidden role="status">{texts.zoomed(Math.round(scale * 100))}</VisuallyHidden>
    </div>
  )
}
