import Link from 'next/link'

import { helpTopicAddress } from '@/domain/community/help-center/help-center'
import { helpFront as texts } from '@/messages/community/help-center/help-front'

import { HelpContact } from './help-contact'
import { HelpSearch } from './help-search'
import { TopicLinks } from './topic-links'

interface HelpTopicLink {
  slug: string
  title: string
  description: string
}

interface HelpCategory {
  slug: string
  title: string
  description: string
  topics: HelpTopicLink[]
}

export interface HelpScreenProps {
  categories: readonly HelpCategory[]
  useful: readonly HelpTopicLink[]
}

const START = { q: '', page: 1 }

/** spec §2 /help-center: shows search first, then the most useful topics, then all by category. */
export function HelpScreen({ categories, useful }: HelpScreenProps) {
  const count = categories.reduce((sum, { topics }) => sum + topics.length, 0)
  return (
    <div className="wrap flex-1 pt-8 pb-20 lg:pt-14 lg:pb-28">
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h1 className="-ml-[0.04em] text-5xl">{texts.heading}</h1>
          <p className="mt-4 max-w-96 text-lg text-ink-soft">
            {count > 0 ? texts.lead(count) : texts.empty}
          </p>
        </div>
        <div className="self-end lg:col-span-7">
          <HelpSearch query={START} />
        </div>
      </div>
      {useful.length > 0 && <Useful topics={useful} />}
      {categories.length > 1 && <Shelves categories={categories} />}
      {categories.map((category) => (
        <Category key={category.slug} category={category} />
      ))}
      <HelpContact />
    </div>
  )
}

function Useful({ topics }: { topics: readonly HelpTopicLink[] }) {
  return (
    <section aria-labelledby="useful" className="mt-14 lg:mt-20">
      <h2 id="useful" className="eyebrow text-ink-soft">
        {texts.useful}
      </h2>
      <ol className="mt-3 grid gap-x-10 border-b border-line sm:grid-cols-2 lg:grid-cols-3">
        {topics.map(({ slug, title, description }, index) => (
          <li key={slug} className="border-t border-line">
            <Link
              href={helpTopicAddress(slug)}
              prefetch={false}
              className="group flex h-full gap-4 py-5"
            >
              <span aria-hidden="true" className="pt-0.5 figures text-sm text-ink-soft">
                {String(index + 1).padStart(2, '0')}
              </span>
              <span>
                <span className="block text-lg leading-snug font-semibold decoration-2 underline-offset-4 group-hover:underline">
                  {title}
                </span>
                <span className="mt-1.5 block text-sm text-ink-soft">{description}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Renders plain anchors to the categories, which work without scripts. */
function Shelves({ categories }: Pick<HelpScreenProps, 'categories'>) {
  return (
    <nav aria-labelledby="shelves" className="mt-14 lg:mt-20">
      <h2 id="shelves" className="eyebrow text-ink-soft">
        {texts.categories}
      </h2>
      <ul className="mt-2 -mb-4 flex flex-wrap gap-x-6">
        {categories.map(({ slug, title, topics }) => (
          <li key={slug}>
            <a href={`#${slug}`} className="inline-flex min-h-touch items-center gap-2">
              <span className="link">{title}</span>
              <span aria-hidden="true" className="figures text-sm text-ink-soft">
                {topics.length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Category({ category }: { category: HelpCategory }) {
  const { slug, title, description, topics } = category
  return (
    <section
      id={slug}
      aria-labelledby={`${slug}-title`}
      className="mt-14 grid scroll-mt-8 gap-x-10 gap-y-5 lg:mt-20 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <h2 id={`${slug}-title`} className="text-3xl">
          {title}
        </h2>
        <p className="mt-2 max-w-80 text-ink-soft">{description}</p>
      </div>
      <div className="lg:col-span-8">
        <TopicLinks topics={topics} isWide />
      </div>
    </section>
  )
}
