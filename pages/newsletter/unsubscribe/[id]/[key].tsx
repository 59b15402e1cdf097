import { useRouter } from 'next/router'

import { PageHead } from '@/components/layout/page-head'
import { LeaveNewsletterScreen } from '@/components/newsletter/newsletter-links'
import { newsletterLinks } from '@/messages/newsletter-links'

/** A static shell: the key is known in the browser only. */
export default function LeaveNewsletterPage() {
  const { id, key } = useRouter().query
  const text = (value: typeof id) => (typeof value === 'string' ? value : '')
  return (
    <>
      <PageHead title={newsletterLinks.endTitle} isHidden />
      <LeaveNewsletterScreen id={text(id)} letterKey={text(key)} />
    </>
  )
}
