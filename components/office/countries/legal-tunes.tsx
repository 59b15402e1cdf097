import { toggled } from '@/domain/kit/id-list'
import type { ShippingCountries } from '@/hooks/office/countries/use-shipping'
import { shipping as texts } from '@/messages/office/countries/countries'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseCheck } from '@/components/office/kit/dense-field'

interface LegalTunesProps {
  tunes: ShippingCountries['tunes']
  /** Comma-separated tags; the first one is the default for bikes. */
  chosen: string
  onChange: (chosen: string) => void
}

export function LegalTunes({ tunes, chosen, onChange }: LegalTunesProps) {
  const tags = chosen.split(',').filter(Boolean)
  const titleOf = (tag: string) => tunes.find((one) => one.tag === tag)?.title ?? tag
  return (
    <fieldset className="mt-2">
      <legend className="text-xs text-ink-soft">{texts.tunes}</legend>
      {tunes.map(({ tag, title }) => (
        <DenseCheck
          key={tag}
          label={title}
          checked={tags.includes(tag)}
          onChange={() => onChange(toggled(chosen, tag))}
        />
      ))}
      {tags.length === 0 && <p className="text-warn">{texts.noTunes}</p>}
      {tags.length > 1 && (
        <CompactSelect
          label={texts.comesWith}
          className="mt-2 block max-w-md"
          value={tags[0]}
          options={tags.map((tag) => ({ value: tag, title: titleOf(tag) }))}
          onChange={({ target: { value } }) =>
            onChange([value, ...tags.filter((tag) => tag !== value)].join(','))
          }
        />
      )}
    </fieldset>
  )
}
