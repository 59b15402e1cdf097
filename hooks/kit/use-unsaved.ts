import { useRouter } from 'next/router'
import { useEffect, useEffectEvent } from 'react'

import type { DialogRequest } from '@/messages/kit/dialogs'

import { useModal } from './use-modal'

/** Asks before a link or the browser discards unsaved input. @param request dialog for links */
export function useUnsaved(isUnsaved: boolean, request: DialogRequest): void {
  const { ask } = useModal()
  const { push } = useRouter()
  const onLink = useEffectEvent(async (link: HTMLAnchorElement) => {
    if (await ask(request)) await push(`${link.pathname}${link.search}${link.hash}`)
  })

  useEffect(() => {
    if (!isUnsaved) return
    const onClose = (event: Event) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !leaves(event, link)) return
      event.preventDefault()
      event.stopPropagation()
      void onLink(link)
    }
    window.addEventListener('beforeunload', onClose)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onClose)
      document.removeEventListener('click', onClick, true)
    }
  }, [isUnsaved])
}

/** Returns whether a click leaves the page. Other tabs and fragments don't; for other sites the browser itself asks. */
function leaves(event: MouseEvent, { href, target, origin, pathname, hash }: HTMLAnchorElement) {
  const isOwnTab = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (href === '' || target === '_blank' || !isOwnTab) return false
  const { location } = window
  return origin === location.origin && (pathname !== location.pathname || hash === '')
}
