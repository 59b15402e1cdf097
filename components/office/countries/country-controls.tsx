import { Loaded } from '@/components/kit/ui/loaded'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseCheck, DenseField } from '@/components/office/kit/dense-field'
import type { FieldControl } from '@/components/office/kit/resource/resource-field'
import type { shipping } from '@/contract/office/countries/countries'
import { useMotorTunes } from '@/hooks/office/countries/use-motor-tunes'
import { shipping as texts } from '@/messages/office/countries/countries'

type Control = FieldControl<typeof shipping>

/** Tags of the legal motor tunes; the first one is the default for bikes. */
export const LegalTunes: Control = ({ value, onChange }) => {
  const { state, retry } = useMotorTunes()
  const tags = value.split(', ').filter(Boolean)
  const choose = (next: string[]) => onChange(next.join(', '))
  return (
    <fieldset>
      <legend className="text-xs text-ink-soft">{texts.fields.legal_tunes}</legend>
      <Loaded state={state} onRetry={retry} placeholder={<Skeleton className="h-16 w-full" />}>
        {(tunes) => (
          <>
            {tunes.map(({ tag, title }) => (
              <DenseCheck
                key={tag}
                label={title}
                checked={tags.includes(tag)}
                onChange={() =>
                  choose(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
                }
              />
            ))}
            <DefaultTune {...{ tunes, tags, choose }} />
          </>
        )}
      </Loaded>
    </fieldset>
  )
}

interface DefaultTuneProps {
  tunes: readonly { tag: string; title: string }[]
  tags: readonly string[]
  choose: (tags: string[]) => void
}

function DefaultTune({ tunes, tags, choose }: DefaultTuneProps) {
  const titleOf = (tag: string) => tunes.find((one) => one.tag === tag)?.title ?? tag
  if (tags.length === 0) return <p className="text-warn">{texts.noTunes}</p>
  if (tags.length === 1) return null
  return (
    <CompactSelect
      label={texts.comesWith}
      className="mt-2 block max-w-md"
      value={tags[0]}
      options={tags.map((tag) => ({ value: tag, title: titleOf(tag) }))}
      onChange={({ target }) =>
        choose([target.value, ...tags.filter((tag) => tag !== target.value)])
      }
    />
  )
}

export const PostcodeFormats: Control = ({ entry, onChange, ...field }) => (
  <DenseField
    {...field}
    label={texts.fields.postcode_formats}
    hint={texts.postcodesHint(entry)}
    maxLength={140}
    onChange={({ target }) => onChange(target.value)}
  />
)

export const Offered: Control = ({ entry, field }) => (
  <fieldset disabled={entry?.is_default === true}>
    {field}
    {entry?.is_default && <p className="text-ink-soft">{texts.isDefault}</p>}
  </fieldset>
)
