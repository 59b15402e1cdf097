import { PageHead } from '@/components/layout/page-head'
import { ConfirmNewsletterScreen } from '@/components/newsletter/newsletter-links'
import { newsletterLinks } from '@/messages/newsletter-links'

export default function ConfirmNewsletterPage() {
  return (
    <>
      <PageHead title={newsletterLinks.confirmTitle} isHidden />
      <ConfirmNewsletterScreen />
    </>
  )
}
