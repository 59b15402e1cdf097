import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useReturnFocus } from '@/components/kit/ui/use-return-focus'
import type { FullScreenProps } from './full-screen-dialog'

const load = () => import('./full-screen-dialog')

/** Full-window picture. Its dialog is lazy-loaded on first open. */
export function FullScreenView(props: FullScreenProps) {
  const module = useLazyModule(load, props.isOpen, props.onClose)
  useReturnFocus(props.isOpen)
  if (!module || !props.isOpen) return null
  return <module.FullScreenDialog {...props} />
}
