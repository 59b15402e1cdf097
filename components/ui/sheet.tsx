import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useReturnFocus } from './use-return-focus'
import type { SheetProps } from './sheet-dialog'

const load = () => import('./sheet-dialog')

/** Call on hover or focus of the opener, so that the first opening does not wait. */
export function preloadSheet(): void {
  load().catch(() => {
    // The opening itself tries again and reports.
  })
}

/** A dialog that comes from the right. Its code (Headless UI) is fetched when it first opens. */
export function Sheet(props: SheetProps) {
  const module = useLazyModule(load, props.isOpen, props.onClose)
  useReturnFocus(props.isOpen)
  return module ? <module.SheetDialog {...props} /> : null
}
