import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useReturnFocus } from './use-return-focus'
import type { SheetProps } from './sheet-dialog'

const load = () => import('./sheet-dialog')

/** Preloads the sheet's code. Call it on hover or focus of the opener for instant opening. */
export function preloadSheet(): void {
  load().catch(() => {
    // Ignored, because opening the sheet retries the import and reports errors.
  })
}

/** Dialog that slides in from the right; its code (Headless UI) is lazy-loaded on first open. */
export function Sheet(props: SheetProps) {
  const module = useLazyModule(load, props.isOpen, props.onClose)
  useReturnFocus(props.isOpen)
  return module ? <module.SheetDialog {...props} /> : null
}
