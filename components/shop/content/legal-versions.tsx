import Link from 'next/link'

import { Disclosure } from '@/components/kit/ui/disclosure'
import { legalVersionPath, type LegalChanges } from '@/domain/shop/content/legal-pages'
import { legalVersions as texts } from '@/messages/shop/content/legal-versions'

export interface LegalText {
  slug: string
  title: string
  number: number | null
  versions: { number: number; in_force_at: string }[]
}

const LINK = 'inline-flex min-h-touch items-center link'

/** Links the versions that a legal document had before the one in force. */
export function EarlierVersions({ text: { slug, versions } }: { text: LegalText }) {
  if (versions.length < 2) return null
  return (
    <section aria-labelledby="earlier-versions" className="mt-10 print:hidden">
      <h2 id="earlier-versions" className="text-xl">
        {texts.earlier}
      </h2>
      <ul className="mt-2">
        {versions.slice(1).map(({ number, in_force_at }, index) => (
          <li key={number}>
            <Link href={legalVersionPath({ slug, number })} className={LINK}>
              {texts.period(number, in_force_at, versions[index]?.in_force_at)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Banner above a single version: its period, what it changed, and the way to the version in force. */
export function VersionNotice({
  text,
  changes,
}: {
  text: LegalText
  changes: LegalChanges | null
}) {
  const { slug, title, number, versions } = text
  const index = versions.findIndex((one) => one.number === number)
  const shown = versions[index]
  if (!shown) return null
  return (
    <div role="note" className="border-b border-line bg-surface text-sm">
      <div className="wrap flex flex-wrap items-center gap-x-4 py-1">
        <p className="py-2">
          {texts.period(shown.number, shown.in_force_at, versions[index - 1]?.in_force_at)}
        </p>
        {index > 0 && (
          <Link href={`/${slug}`} className={LINK}>
            {texts.current(title)}
          </Link>
        )}
      </div>
      {changes && (
        <Disclosure title={texts.changes(shown.number - 1)} className="wrap border-0">
          <Paragraphs title={texts.removed} texts={changes.removed} />
          <Paragraphs title={texts.added} texts={changes.added} />
        </Disclosure>
      )}
    </div>
  )
}

function Paragraphs({ title, texts: paragraphs }: { title: string; texts: string[] }) {
  if (paragraphs.length === 0) return null
  return (
    <section className="max-w-read py-2">
      <h2 className="font-medium">{title}</h2>
      {paragraphs.map((text, index) => (
        <p key={index} className="mt-2 border-l-2 border-line pl-4">
          {text}
        </p>
      ))}
    </section>
  )
}
