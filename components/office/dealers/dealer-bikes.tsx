import { Loaded } from '@/components/kit/ui/loaded'
import { DenseCheck } from '@/components/office/kit/dense-field'
import { RowsPlaceholder } from '@/components/office/kit/list-parts'
import { toggled } from '@/domain/kit/id-list'
import type { useDealershipChoices } from '@/hooks/office/dealers/use-dealerships'
import { dealerships as texts } from '@/messages/office/dealers/dealers'

interface DealerBikesProps {
  choices: ReturnType<typeof useDealershipChoices>
  /** Bike and size ids: '1-3,1-4'. */
  chosen: string
  onChange: (chosen: string) => void
}

export function DealerBikes({ choices, chosen, onChange }: DealerBikesProps) {
  const pairs = chosen.split(',')
  return (
    <Loaded state={choices.state} onRetry={choices.retry} placeholder={<RowsPlaceholder />}>
      {({ bikes }) => (
        <div className="flex flex-col gap-1">
          {bikes.map(({ id, title, sizes }) => (
            <div
              key={id}
              role="group"
              aria-label={title}
              className="flex flex-wrap items-center gap-x-5"
            >
              <span aria-hidden="true" className="w-32 font-medium">
                {title}
              </span>
              {sizes.map((size) => (
                <DenseCheck
                  key={size.id}
                  label={size.title}
                  aria-label={texts.sizeOf(title, size.title)}
                  checked={pairs.includes(`${id}-${size.id}`)}
                  onChange={() => onChange(toggled(chosen, `${id}-${size.id}`))}
                />
              ))}
            </div>
          ))}
        </div>
      )}
    </Loaded>
  )
}
