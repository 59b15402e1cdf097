import { useState } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { toSentence } from '@/messages/kit/errors'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseCopy } from '@/components/office/kit/dense-copy'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { FEED_FILES, feedPath } from '@/domain/shop/feeds/feeds'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { feeds as texts } from '@/messages/office/feeds/feeds'
import { siteUrl } from '@/utils/site-url'

export function FeedsScreen() {
  const { status, countries, country: own, error, retry } = useCountries(true)
  const [chosen, setChosen] = useState<string>()
  if (error)
    return <ErrorNotice sentence={toSentence(error)} onRetry={retry} className="max-w-xl" />
  if (status !== 'ready') return <RowsPlaceholder />
  const code = chosen ?? own?.code ?? countries[0]?.code ?? ''
  return (
    <div className="flex max-w-3xl flex-col gap-8 text-sm">
      <CompactSelect
        label={texts.country}
        hint={texts.countryHint}
        className="max-w-sm"
        value={code}
        options={countries.map((one) => ({ value: one.code, title: one.title }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      {FEED_FILES.map((file) => (
        <Part key={file} title={texts.files[file].title} empty={null}>
          <p className="mb-3 text-ink-soft">{texts.files[file].text}</p>
          <DenseCopy value={siteUrl(feedPath(file, code))} isResult={false} />
        </Part>
      ))}
      <p className="text-ink-soft">{texts.leftOut}</p>
    </div>
  )
}
