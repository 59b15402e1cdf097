import { PageHead } from '@/components/kit/layout/page-head'
import { ConfirmNewsletterScreen } from '@/components/community/newsletter/newsletter-links'
import { newsletterLinks } from '@/messages/community/newsletter/newsletter-links'

export default function ConfirmNewsletterPage() {
  return (
    <>
      <PageHead title={newsletterLinks.confirm.title} isHidden />
      <ConfirmNewsletterScreen />
    </>
  )
}
