import { WithdrawalLink } from '@/components/kit/layout/withdrawal-link'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { QuotedLine } from '@/contract/shop/cart/cart'
import { isMadeToMeasure } from '@/domain/shop/bikes/build-fields'
import { beforeOrder as texts } from '@/messages/shop/withdrawal/before-order'

const DOCUMENTS = [
  { href: '/rrpolicy', title: texts.policy },
  { href: '/terms', title: texts.terms },
  { href: '/privacypolicy', title: texts.privacy },
]

/** The right to withdraw or its exclusion, terms and privacy. Links open new tabs, so that no input is lost. */
export function BeforeOrder({ lines }: { lines: readonly QuotedLine[] }) {
  const excluded = lines.filter(({ build }) => isMadeToMeasure(build))
  return (
    <div className="mb-6 text-sm text-ink-soft">
      <p>{texts.right}</p>
      {excluded.map(({ title }, index) => (
        <p key={index} className="mt-2 border-l-2 border-warn bg-surface px-4 py-3 text-ink">
          {texts.excluded(title)}
        </p>
      ))}
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {DOCUMENTS.map(({ href, title }) => (
          <li key={href}>
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-touch items-center link"
            >
              {title}
              <VisuallyHidden>{texts.opens}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <WithdrawalLink opensTab />
    </div>
  )
}
