import { useState } from 'react'

import { Disclosure } from '@/components/kit/ui/disclosure'
import type { BikeEditController, BikePage } from '@/hooks/office/bikes/use-bikes'
import { bikes as texts } from '@/messages/office/bikes/bikes'

import { Part } from '@/components/office/kit/part'
import { DenseArea, DenseField } from '@/components/office/kit/dense-field'
import { FigureField } from './figure-field'

interface BikeTextsProps {
  page: BikePage
  editing: BikeEditController
}

export function BikeTexts({ page, editing }: BikeTextsProps) {
  const { title, tagline, description, lead_days, facts } = editing.form.state
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <DenseField
        label={texts.name}
        name="title"
        maxLength={120}
        value={title}
        onChange={({ target }) => editing.set('title', target.value)}
      />
      <DenseField
        label={texts.tagline}
        name="tagline"
        maxLength={200}
        value={tagline}
        onChange={({ target }) => editing.set('tagline', target.value)}
      />
      <DenseArea
        label={texts.description}
        name="description"
        rows={5}
        maxLength={2000}
        value={description}
        onChange={({ target }) => editing.set('description', target.value)}
      />
      <FigureField
        {...{ editing }}
        label={texts.leadDays}
        spoken={texts.leadDays}
        member="lead_days"
        value={lead_days}
        className="w-44"
      />
      <Facts {...{ editing, facts }} />
      <ColorNames editing={editing} />
      <PartTexts {...{ page, editing }} />
    </div>
  )
}

type Facts = BikePage['bike']['facts']

const linesOf = (facts: Facts) => facts.map(({ label, text }) => `${label}: ${text}`).join('\n')

/** Parses lines into facts; a line without a colon is a label whose text is still missing. */
function factsOf(lines: string): Facts {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [label = '', ...rest] = line.split(':')
      return { label: label.trim(), text: rest.join(':').trim() }
    })
}

function Facts({ editing, facts }: { editing: BikeEditController; facts: Facts }) {
  const [lines, setLines] = useState(linesOf(facts))
  // Changes from outside, such as a restored change, replace the input.
  const isSame = linesOf(factsOf(lines)) === linesOf(facts)
  return (
    <DenseArea
      label={texts.facts}
      hint={texts.factsHint}
      name="facts"
      rows={10}
      value={isSame ? lines : linesOf(facts)}
      onChange={({ target }) => {
        setLines(target.value)
        editing.set('facts', factsOf(target.value))
      }}
    />
  )
}

function ColorNames({ editing }: { editing: BikeEditController }) {
  return (
    <Part title={texts.colors} empty={null}>
      <div className="grid gap-3 sm:grid-cols-2">
        {editing.form.state.colors.map(({ id, title }) => (
          <DenseField
            key={id}
            label={texts.colorName(id)}
            name={`colors.${id}.title`}
            maxLength={120}
            value={title}
            onChange={({ target }) => editing.set(`colors.${id}.title`, target.value)}
          />
        ))}
      </div>
    </Part>
  )
}

function PartTexts({ page: { bike }, editing }: BikeTextsProps) {
  const { parts } = editing.form.state
  return (
    <Part title={texts.partTitles} empty={null}>
      {bike.groups.map((group) => (
        <Disclosure key={group.category_part_id} title={group.title}>
          <div className="flex flex-col gap-3">
            {group.parts.map(({ id, code }) => {
              const part = parts.find((one) => one.id === id)
              return (
                part && (
                  <div key={id} className="grid gap-x-3 gap-y-1 sm:grid-cols-3">
                    <DenseField
                      label={texts.partTitle(code)}
                      name={`parts.${id}.title`}
                      maxLength={120}
                      value={part.title}
                      onChange={({ target }) => editing.set(`parts.${id}.title`, target.value)}
                    />
                    <DenseField
                      label={texts.partNote(code)}
                      name={`parts.${id}.note`}
                      maxLength={300}
                      className="sm:col-span-2"
                      value={part.note}
                      onChange={({ target }) => editing.set(`parts.${id}.note`, target.value)}
                    />
                  </div>
                )
              )
            })}
          </div>
        </Disclosure>
      ))}
    </Part>
  )
}
