import { useAuth } from '@/hooks/account/auth/use-auth'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'

const loadWatch = () => import('./category-watch')

/** Rendered after the threads of a category; guests don't load its code. */
export function WatchCategory({ slug }: { slug: string }) {
  const { isUserLoggedIn } = useAuth()
  const watch = useLazyModule(loadWatch, isUserLoggedIn)
  return watch && <watch.CategoryWatch slug={slug} />
}
