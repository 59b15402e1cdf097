import { ArrowDown, ArrowUp } from 'lucide-react'

import { IconButton } from '@/components/kit/ui/icon-button'
import { DenseCheck } from '@/components/office/kit/dense-field'
import { HOME_SECTIONS, isSection, type HomeSection } from '@/domain/kit/brand'
import { brandTexts as texts } from '@/messages/office/brand/brand'

interface HomeSectionsProps {
  /** Sections that are shown, in order. */
  sections: readonly string[]
  onChange: (sections: HomeSection[]) => void
}

/** Sections of the home page: which are shown, and in which order. */
export function HomeSections({ sections, onChange }: HomeSectionsProps) {
  const shown = sections.filter(isSection)
  const hidden = HOME_SECTIONS.filter((name) => !shown.includes(name))
  const swap = (at: number, other: number) =>
    onChange(
      shown.map(
        (name, index) => shown[index === at ? other : index === other ? at : index] ?? name,
      ),
    )
  return (
    <fieldset>
      <legend className="mb-1 text-xs text-ink-soft">{texts.fields.sections.label}</legend>
      <ol className="divide-y divide-line border-y border-line">
        {[...shown, ...hidden].map((name, at) => {
          const title = texts.sections[name]
          const isShown = at < shown.length
          return (
            <li key={name} className="flex items-center gap-2">
              <DenseCheck
                className="flex-1"
                label={title}
                checked={isShown}
                onChange={() =>
                  onChange(isShown ? shown.filter((one) => one !== name) : [...shown, name])
                }
              />
              <IconButton
                size="small"
                label={texts.up(title)}
                disabled={!isShown || at === 0}
                onClick={() => swap(at, at - 1)}
              >
                <ArrowUp aria-hidden="true" className="size-4" />
              </IconButton>
              <IconButton
                size="small"
                label={texts.down(title)}
                disabled={at >= shown.length - 1}
                onClick={() => swap(at, at + 1)}
              >
                <ArrowDown aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </fieldset>
  )
}
