import { chrome } from '@/messages/kit/chrome'

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded bg-ink px-4 py-3 font-medium text-paper focus:translate-y-0"
    >
      {chrome.skipToContent}
    </a>
  )
}
