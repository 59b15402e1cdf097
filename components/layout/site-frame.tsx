import { useRouter } from 'next/router'
import type { ReactNode } from 'react'

import { deferredPart } from '@/components/ui/deferred-part'
import { showsFooter, showsTopBar } from '@/domain/chrome-rules'
import { useHydrated } from '@/platform/use-hydrated'
import { useLogoutRedirect } from '@/hooks/use-logout-redirect'

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
  /** The cart button of the cart feature, and the way to the comparison. */
  cartSlot: ReactNode
  /** The subscription field of the newsletter feature. */
  newsletterSlot?: ReactNode
  /** Banner and seasonal offer, which come after the page. */
  promoSlot?: ReactNode
  /** Beside the ways to get help, on every page. */
  helpSlot?: ReactNode
  children: ReactNode
}

/** The chrome around every page. The page itself stands in `<main>`. */
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

/** Whether we are framed is known in the browser only. The footer is the end of the page: nothing moves when it goes. */
function End({ path, newsletter }: { path: string; newsletter: ReactNode }) {
  const isFramed = useHydrated() && window.self !== window.top
  return showsFooter(path, isFramed) && <Footer newsletter={newsletter} />
}

/** These pages bring a bar of their own; a fault page at the same address has none. */
const WITH_OWN_BAR = ['/', '/landing', '/cart/checkout']

function Bar({ path }: { path: string }) {
  const { pathname } = useRouter()
  if (showsTopBar(path)) return <TopBar cart={<CartSlot />} />
  return WITH_OWN_BAR.includes(pathname) ? null : <QuietBar />
}
