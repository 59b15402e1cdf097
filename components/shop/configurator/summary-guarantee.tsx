import { GuaranteeNotice } from '@/components/shop/goods/guarantee-notice'
import { isEea } from '@/domain/shop/countries/eu-law'
import { aroundGuarantee } from '@/messages/shop/goods/guarantee-texts'

/** The harmonized notice, where the bike goes to the EEA. */
export function SummaryGuarantee({ country }: { country: string }) {
  if (!isEea(country)) return null
  return (
    <section aria-labelledby="guarantee" className="mt-8">
      <h3 id="guarantee" className="mb-3 text-lg">
        {aroundGuarantee.title}
      </h3>
      <GuaranteeNotice />
    </section>
  )
}
