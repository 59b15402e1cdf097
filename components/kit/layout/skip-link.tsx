import { chrome } from '@/messages/kit/chrome'

interface SkipLinkProps {
  href?: string
  title?: string
}

export function SkipLink({ href = '#main', title = chrome.skipToContent }: SkipLinkProps) {
  return (
    <a
      href={href}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded bg-ink px-4 py-3 font-medium text-paper focus:translate-y-0 print:hidden"
    >
      {title}
    </a>
  )
}
