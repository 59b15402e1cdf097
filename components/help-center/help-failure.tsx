import { LinkButton } from '@/components/ui/link-button'
import { helpResults as texts } from '@/messages/help-results'

/** What went wrong, and the way to try again. */
export function HelpFailure({ sentence, href }: { sentence: string; href: string }) {
  return (
    <div role="alert" className="mt-10 border-t border-line pt-6">
      <h2 className="text-2xl">{texts.failedTitle}</h2>
      <p className="mt-2 max-w-read">{sentence}</p>
      <LinkButton href={href} className="mt-5" prefetch={false}>
        {texts.retry}
      </LinkButton>
    </div>
  )
}
