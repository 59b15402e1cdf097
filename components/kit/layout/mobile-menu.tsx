import { Menu } from 'lucide-react'
import { useRouter } from 'next/router'
import { useCallback, useEffect, useState } from 'react'

import type { Tone } from '@/components/kit/ui/button-styles'
import { IconButton } from '@/components/kit/ui/icon-button'
import { preloadSheet, Sheet } from '@/components/kit/ui/sheet'
import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { chrome } from '@/messages/kit/chrome'

const load = () => import('./mobile-menu-links')

function preload() {
  preloadSheet()
  load().catch(() => {
    // Ignored, because opening the menu retries the import and reports errors.
  })
}

interface MobileMenuProps {
  tone: Tone
  /** Whether the bar hides the links on wide screens, too. */
  isOnEveryScreen?: boolean
}

/** spec §2: on small screens, shows the same links, and Login and Register to visitors. */
export function MobileMenu({ tone, isOnEveryScreen = false }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const { isUserLoggedIn } = useAuth()
  const close = useCallback(() => setOpen(false), [])
  const module = useLazyModule(load, isOpen, close)
  const { events } = useRouter()
  useEffect(() => {
    events.on('routeChangeComplete', close)
    return () => events.off('routeChangeComplete', close)
  }, [events, close])
  return (
    <>
      <IconButton
        label={chrome.menu}
        tone={tone}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={preload}
        onFocus={preload}
        {...(isOnEveryScreen ? {} : { className: 'lg:hidden' })}
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      <Sheet
        isOpen={isOpen && module !== undefined}
        onClose={close}
        title={chrome.menu}
        footer={module && !isUserLoggedIn && <module.VisitorLinks />}
      >
        {module && <module.MenuLinks onFollow={close} />}
        {module && isUserLoggedIn && <module.AccountLinks />}
      </Sheet>
    </>
  )
}
