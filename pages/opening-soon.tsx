import { Logo } from '@/components/kit/layout/wordmark'
import { PageHead } from '@/components/kit/layout/page-head'
import { LinkButton } from '@/components/kit/ui/link-button'
import { brand } from '@/messages/kit/brand'
import { openingSoon as texts } from '@/messages/kit/opening-soon'
import { publicSettings } from '@/utils/public-settings'

/** What visitors see of a shop before it opens. */
export default function OpeningSoonPage() {
  const { name, line } = brand()
  const { email } = publicSettings().support
  return (
    <section data-closed className="wrap flex flex-1 flex-col justify-center py-24">
      <PageHead title={texts.title} isHidden />
      <p className="mb-8 flex items-center gap-2.5">
        <Logo className="h-10 max-w-64" />
      </p>
      <p className="eyebrow text-ink-soft">{line}</p>
      <h1 className="mt-4 text-display font-semibold text-balance">{texts.heading(name)}</h1>
      <p className="mt-6 max-w-read text-lg text-ink-soft">
        {texts.contact}{' '}
        <a href={`mailto:${email}`} className="text-ink link">
          {email}
        </a>
      </p>
      <LinkButton href="/login" variant="secondary" className="mt-10 self-start">
        {texts.staff}
      </LinkButton>
    </section>
  )
}
