import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useToasts } from '@/hooks/use-toasts'

const load = () => import('./toast-stack')

/** Shows what listeners say. react-toastify is fetched with the first message. */
export function ToastHost() {
  const { toasts } = useToasts()
  const module = useLazyModule(load, toasts.length > 0)
  return module ? <module.ToastStack toasts={toasts} /> : null
}
