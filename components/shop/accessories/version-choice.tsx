import { ChoiceCard } from '@/components/kit/ui/choice-card'
import { Swatch } from '@/components/kit/ui/swatch'
import { isForSale, type VersionOption } from '@/domain/shop/accessories/version-choice'
import type { useVersion, Version } from '@/hooks/shop/goods/use-version'
import { accessory as texts } from '@/messages/shop/accessories/accessory'

interface VersionChoiceProps {
  version: ReturnType<typeof useVersion>
}

/** Colors and sizes as two groups of radio buttons. Sold-out ones stay visible and are labeled. */
export function VersionChoice({ version: { chosen, choose, colors, sizes } }: VersionChoiceProps) {
  const sizeLegend = colors.length > 0 || chosen?.size ? texts.size : texts.version
  return (
    <>
      {colors.length > 0 && (
        <Group legend={texts.color} options={colors} onChoose={choose} name="color" />
      )}
      {sizes.length > 1 && (
        <Group
          legend={sizeLegend}
          options={sizes}
          onChoose={choose}
          name="size"
          reason={({ version }) =>
            isForSale(version) ? undefined : texts.soldOutInColor(version.color?.title ?? null)
          }
        />
      )}
    </>
  )
}

interface GroupProps {
  legend: string
  name: string
  options: readonly VersionOption<Version>[]
  onChoose: (version: Version) => void
  reason?: (option: VersionOption<Version>) => string | undefined
}

function Group({ legend, name, options, onChoose, reason }: GroupProps) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 text-sm text-ink-soft">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-3">
        {options.map((option) => (
          <ChoiceCard
            key={option.title}
            name={name}
            value={option.version.id}
            isChosen={option.isChosen}
            onChoose={() => onChoose(option.version)}
            title={option.title}
            mark={option.hex && <Swatch first={option.hex} className="!size-5" />}
            reason={reason?.(option)}
          />
        ))}
      </div>
    </fieldset>
  )
}
