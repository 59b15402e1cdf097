import { QuietBar } from '@/components/kit/layout/quiet-bar'
import { LinkButton } from '@/components/kit/ui/link-button'
import { sectionsOf, type ContentSection } from '@/domain/shop/content/content'
import { content } from '@/messages/shop/content/content'

import { ContentBody } from './content-body'
import type { ContentText } from './content-screen'
import { LandingPicture } from './landing-picture'

/** spec §2 /landing: the next model. A content page, split at its headings. */
export function LandingScreen({ text }: { text: ContentText }) {
  const sections = sectionsOf(text.body)
  const intro = sections.find(({ heading }) => heading === null)
  const chapters = sections.filter(({ heading }) => heading !== null)
  return (
    <article>
      <div className="flex flex-col overflow-hidden stage lg:min-h-[calc(100svh-2.75rem)]">
        <QuietBar tone="stage" />
        <div className="wrap flex flex-1 flex-col justify-end pt-10 pb-10 lg:pb-14">
          <p className="eyebrow text-stage-mist">{content.landingEyebrow}</p>
          <h1 className="mt-3 -ml-[0.04em] text-display">{text.title}</h1>
          <LandingPicture className="-mx-6 mt-6 h-auto w-[calc(100%+3rem)] max-w-none lg:mx-0 lg:-mt-24 lg:ml-auto lg:w-3/5" />
          <div className="mt-8 grid gap-x-10 gap-y-4 border-t border-stage-line pt-6 lg:grid-cols-12">
            <div className="text-2xl lg:col-span-6 [&_p]:mt-0">
              {intro && <ContentBody nodes={intro.body} />}
            </div>
            <p className="text-stage-mist lg:col-span-5 lg:col-start-8">{text.description}</p>
          </div>
        </div>
      </div>
      {chapters.map((chapter, index) => (
        <Chapter key={chapter.heading?.id} chapter={chapter} number={index + 1} />
      ))}
      <nav aria-label={content.landingWays} className="wrap border-t border-line py-14 lg:py-20">
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/configurator" size="large">
            {content.landingBikes}
          </LinkButton>
          <LinkButton href="/news" size="large" variant="secondary">
            {content.landingNews}
          </LinkButton>
        </div>
      </nav>
    </article>
  )
}

function Chapter({ chapter, number }: { chapter: ContentSection; number: number }) {
  const { heading, body } = chapter
  return (
    <section aria-labelledby={heading?.id} className="border-t border-line">
      <div className="wrap grid gap-x-10 gap-y-6 py-14 lg:grid-cols-12 lg:py-24">
        <p className="figures text-ink-soft lg:col-span-1">{String(number).padStart(2, '0')}</p>
        <h2 id={heading?.id} className="text-4xl lg:col-span-5">
          {heading?.text}
        </h2>
        <div className="max-w-read text-lg lg:col-span-6 [&>:first-child]:mt-0">
          <ContentBody nodes={body} />
        </div>
      </div>
    </section>
  )
}
