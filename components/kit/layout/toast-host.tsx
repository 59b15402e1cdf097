import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useToasts } from '@/hooks/kit/use-toasts'

const load = () => import('./toast-stack')

/** Renders the toasts; react-toastify is lazy-loaded with the first one. */
export function ToastHost() {
  const { toasts } = useToasts()
  const module = useLazyModule(load, toasts.length > 0)
  return module ? <module.ToastStack toasts={toasts} /> : null
}
