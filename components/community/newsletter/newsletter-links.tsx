import { EmailLinkScreen } from '@/components/kit/layout/email-link-screen'
import { LinkButton } from '@/components/kit/ui/link-button'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import {
  useNewsletterConfirmation,
  useNewsletterEnd,
} from '@/hooks/community/newsletter/use-newsletter-links'
import { newsletterLinks as texts } from '@/messages/community/newsletter/newsletter-links'

export function ConfirmNewsletterScreen() {
  const token = useSecretQuery()?.token ?? ''
  return (
    <EmailLinkScreen texts={texts.confirm} action={useNewsletterConfirmation(token)}>
      <LinkButton href="/configurator" className="mt-6">
        {texts.toShop}
      </LinkButton>
    </EmailLinkScreen>
  )
}

export function LeaveNewsletterScreen({ id, letterKey }: { id: string; letterKey: string }) {
  return <EmailLinkScreen texts={texts.end} action={useNewsletterEnd({ id, key: letterKey })} />
}
