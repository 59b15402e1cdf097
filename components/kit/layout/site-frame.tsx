import { useRouter } from 'next/router'
import type { ReactNode } from 'react'

import { deferredPart } from '@/components/kit/ui/deferred-part'
import { showsFooter, showsTopBar } from '@/domain/kit/chrome-rules'
import { useHydrated } from '@/platform/use-hydrated'
import { useLogoutRedirect } from '@/hooks/account/auth/use-logout-redirect'

import { AnnouncementStrip } from './announcement-strip'
import { CartSlot, CartSlotProvider } from './cart-slot'
import { HelpStrip } from './help-strip'
import { ModalHost } from './modal-host'
import { PageProgress } from './page-progress'
import { QuietBar } from './quiet-bar'
import { SkipLink } from './skip-link'
import { ToastHost } from './toast-host'
import { TopBar } from './top-bar'
import { useCurrentPath } from './use-current-path'

const Footer = deferredPart({
  load: () => import('./footer').then((code) => code.Footer),
  fallback: <div className="min-h-160 bg-ink" />,
})

interface SiteFrameProps {
  cartSlot: ReactNode
  newsletterSlot?: ReactNode
  /** Banner and seasonal offer, which are rendered after the page. */
  promoSlot?: ReactNode
  /** Content next to the help links on every page. */
  helpSlot?: ReactNode
  children: ReactNode
}

export function SiteFrame({
  cartSlot,
  newsletterSlot,
  promoSlot,
  helpSlot,
  children,
}: SiteFrameProps) {
  const path = useCurrentPath()
  useLogoutRedirect()
  return (
    <CartSlotProvider value={cartSlot}>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <AnnouncementStrip path={path} />
        <Bar path={path} />
        <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
          {children}
        </main>
        <End path={path} newsletter={newsletterSlot} />
        <HelpStrip slot={helpSlot} />
      </div>
      {promoSlot}
      <ModalHost />
      <ToastHost />
      <PageProgress />
    </CartSlotProvider>
  )
}

/** Framing is detected only in the browser. The footer is last, so removing it shifts nothing. */
function End({ path, newsletter }: { path: string; newsletter: ReactNode }) {
  const isFramed = useHydrated() && window.self !== window.top
  return showsFooter(path, isFramed) && <Footer newsletter={newsletter} />
}

/** Pages that render their own bar; an error page at the same path doesn't. */
const WITH_OWN_BAR = ['/', '/landing', '/cart/checkout']

function Bar({ path }: { path: string }) {
  const { pathname } = useRouter()
  if (showsTopBar(path)) return <TopBar cart={<CartSlot />} />
  return WITH_OWN_BAR.includes(pathname) ? null : <QuietBar />
}
