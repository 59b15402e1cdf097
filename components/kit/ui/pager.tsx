import { dashboard as texts } from '@/messages/account/dashboard/dashboard'

import { Button } from './button'

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={texts.pages(page, pages)} className="mt-8 flex items-center gap-4">
      <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.newer}
      </Button>
      <p aria-live="polite">{texts.pages(page, pages)}</p>
      <Button variant="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {texts.older}
      </Button>
    </nav>
  )
}
