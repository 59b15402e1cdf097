import { LinkButton } from '@/components/ui/link-button'
import { SUPPORT_EMAIL } from '@/messages/chrome'
import { notOpen, type NotOpenPage } from '@/messages/not-open'

import { PageHead } from './page-head'
import { SupportFacts } from './support-facts'

/** A route that is not open yet: what it will be, what works today, how to reach us. */
export function NotOpenScreen({ page }: { page: NotOpenPage }) {
  return (
    <article className="wrap grid flex-1 content-start gap-y-14 py-14 lg:grid-cols-12 lg:gap-x-10 lg:py-24">
      <PageHead title={page.title} isHidden />
      <header className="lg:col-span-8">
        <p className="eyebrow text-ink-soft">{notOpen.eyebrow}</p>
        <h1 className="mt-4 text-5xl">{page.title}</h1>
        <p className="mt-6 max-w-read text-lg text-ink-soft">{page.text}</p>
      </header>
      <section className="border-t border-line pt-6 lg:col-span-6">
        <h2 className="font-semibold">{notOpen.todayTitle}</h2>
        <p className="mt-2 max-w-96 text-ink-soft">{notOpen.today}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton href="/configurator">{notOpen.bikes}</LinkButton>
          <LinkButton href={`mailto:${SUPPORT_EMAIL}`} variant="secondary">
            {notOpen.write}
          </LinkButton>
        </div>
      </section>
      <SupportFacts className="lg:col-span-6" />
    </article>
  )
}
