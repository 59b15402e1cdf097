import { Badge } from '@/components/kit/ui/badge'
import { Checkbox } from '@/components/kit/ui/checkbox'
import type { BikeState, WithheldState } from '@/domain/office/bikes/bikes'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import { newOptions } from '@/messages/office/bikes/bikes-new'

import { Part } from '@/components/office/kit/part'
import { DenseField } from '@/components/office/kit/dense-field'
import { FigureField } from './figure-field'

interface BikeOptionsProps {
  page: BikePage
  editing: BikeEditController
}

/** Labels of figures are shown in the first row only, as the heads of their columns. */
const ROWS = 'border-t border-line sm:[&>li+li>div:first-child>div>label:not(:has(input))]:sr-only'

export function BikeOptions({ page: { bike }, editing }: BikeOptionsProps) {
  const { colors, parts } = editing.form.state
  const hexes = new Map(bike.colors.map(({ id, hex }) => [id, hex]))
  return (
    <div className="flex max-w-4xl flex-col gap-10">
      <Part title={texts.colors} empty={null}>
        <ul className={ROWS}>
          {colors.map((color) => (
            <Option
              key={color.id}
              {...{ editing }}
              option={color}
              list="colors"
              hex={hexes.get(color.id)}
            />
          ))}
        </ul>
      </Part>
      {bike.groups.map((group) => (
        <Part key={group.category_part_id} title={group.title} empty={null}>
          <ul className={ROWS}>
            {group.parts.map(({ id }) => {
              const part = parts.find((one) => one.id === id)
              return part && <Option key={id} {...{ editing }} option={part} list="parts" />
            })}
          </ul>
        </Part>
      ))}
    </div>
  )
}

interface OptionProps {
  editing: BikeEditController
  option: BikeState['colors'][number] | BikeState['parts'][number]
  list: 'colors' | 'parts'
  hex?: string | undefined
}

function Option({ editing, option, list, hex }: OptionProps) {
  const { title, withheld } = option
  const key = `${list}.${option.id}`
  const saved = editing.form.base[list].find(({ id }) => id === option.id)?.withheld
  const withheldAgain = saved?.is_draft ? saved : { reason: '', until: null }
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <p className="flex min-w-0 basis-full items-center gap-2 font-medium break-words sm:flex-1 sm:basis-40 sm:self-center">
          {hex && (
            <span
              aria-hidden="true"
              className="size-4 shrink-0 rounded-full border border-line-strong"
              style={{ background: hex }}
            />
          )}
          {title}
          {saved?.is_draft && <Badge kind="warn">{newOptions.draft}</Badge>}
        </p>
        {'weight' in option && (
          <FigureField
            {...{ editing }}
            label={texts.weight}
            spoken={`${texts.weight}, ${title}`}
            member={`${key}.weight`}
            value={option.weight}
          />
        )}
        <FigureField
          {...{ editing }}
          label={texts.days}
          spoken={`${texts.days}, ${title}`}
          member={`${key}.lead_days`}
          value={option.lead_days}
        />
        <Checkbox
          label={texts.offeredBox}
          aria-label={texts.isOffered(title)}
          name={`${key}.offered`}
          checked={withheld === null}
          onChange={({ target }) =>
            editing.set(`${key}.withheld`, target.checked ? null : withheldAgain)
          }
        />
      </div>
      {withheld && !withheld.is_draft && (
        <Reason {...{ editing, title, withheld }} member={`${key}.withheld`} />
      )}
    </li>
  )
}

interface ReasonProps {
  editing: BikeEditController
  title: string
  withheld: WithheldState
  member: string
}

function Reason({ editing, title, withheld, member }: ReasonProps) {
  const { reason, until } = withheld
  return (
    <div className="mt-1 mb-1 flex flex-wrap gap-x-4 gap-y-2 border-l-2 border-warn pl-3">
      <DenseField
        label={texts.reason}
        aria-label={texts.reasonOf(title)}
        name={`${member}.reason`}
        placeholder={texts.reasonExample}
        maxLength={200}
        className="min-w-0 flex-1 basis-64"
        value={reason}
        onChange={({ target }) => editing.set(member, { reason: target.value, until })}
      />
      <DenseField
        label={texts.until}
        aria-label={texts.untilOf(title)}
        name={`${member}.until`}
        type="date"
        className="w-44"
        value={until ?? ''}
        onChange={({ target }) => editing.set(member, { reason, until: target.value || null })}
      />
    </div>
  )
}
