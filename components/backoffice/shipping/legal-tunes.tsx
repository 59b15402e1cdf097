import { toggled } from '@/domain/promotion-form'
import type { ShippingCountries } from '@/hooks/use-shipping'
import { shipping as texts } from '@/messages/shipping'

import { CompactSelect } from '../desk/compact-select'
import { DenseCheck } from '../stock/dense-field'

interface LegalTunesProps {
  tunes: ShippingCountries['tunes']
  /** Comma-separated tags; the first one is the default of bikes. */
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
