import { WithdrawalLink } from '@/components/kit/layout/withdrawal-link'
import { GuaranteeDisclosure } from '@/components/shop/goods/guarantee-disclosure'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { QuotedLine } from '@/contract/shop/cart/cart'
import { isMadeToMeasure } from '@/domain/shop/bikes/build-fields'
import { isEea } from '@/domain/shop/countries/eu-law'
import { isGiftCard } from '@/domain/shop/gift-card/gift-card'
import type { CheckoutData } from '@/hooks/shop/checkout/use-checkout'
import { beforeOrder as texts } from '@/messages/shop/withdrawal/before-order'

type LegalVersions = CheckoutData['documents']

interface BeforeOrderProps {
  lines: readonly QuotedLine[]
  /** Code of the destination. */
  country: string
  documents: LegalVersions
}

/** The legal guarantee and the right to withdraw where EU law applies, exclusions, and the legal documents. */
export function BeforeOrder({ lines, country, documents }: BeforeOrderProps) {
  const excluded = lines.filter(({ build }) => isMadeToMeasure(build))
  return (
    <div className="mb-6 text-sm text-ink-soft">
      {!lines.every(isGiftCard) && <GuaranteeDisclosure country={country} className="mb-4" />}
      {isEea(country) && <p>{texts.right}</p>}
      {excluded.map(({ title }, index) => (
        <p key={index} className="mt-2 border-l-2 border-warn bg-surface px-4 py-3 text-ink">
          {texts.excluded(title)}
        </p>
      ))}
      <DocumentLinks documents={documents} />
      {isEea(country) && <WithdrawalLink opensTab />}
    </div>
  )
}

/** Links open new tabs, so that no input is lost. */
export function DocumentLinks({ documents }: { documents: LegalVersions }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5">
      {documents.map(({ href, title }) => (
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
  )
}
