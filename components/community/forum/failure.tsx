import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { forum as texts } from '@/messages/community/forum/forum'

/** Error message with a retry link, which works without scripts. */
export function Failure({ sentence, href = '/forum' }: { sentence: string; href?: string }) {
  return (
    <div className="mt-12">
      <ErrorNotice sentence={sentence} />
      <LinkButton href={href} variant="secondary" className="mt-5" prefetch={false}>
        {texts.retry}
      </LinkButton>
    </div>
  )
}
